import type { SvgIconComponent } from "@mui/icons-material";
import type { MenuIconName } from "./menu.table.ts";
import {
  AccountBalanceWalletOutlinedIcon,
  BarChartOutlinedIcon,
  GroupsOutlinedIcon,
  HistoryEduOutlinedIcon,
  LuggageOutlinedIcon,
  PercentOutlinedIcon,
  PersonOutlinedIcon,
  RecordVoiceOverOutlinedIcon,
  RequestQuoteOutlinedIcon,
  SettingsOutlinedIcon,
  ShoppingBagOutlinedIcon,
  StarsOutlinedIcon,
  WbSunnyOutlinedIcon,
  WebOutlinedIcon,
} from "../../ui/icons.tsx";

const icons: Record<MenuIconName, SvgIconComponent> = {
  day: WbSunnyOutlinedIcon,
  quotes: RequestQuoteOutlinedIcon,
  clients: PersonOutlinedIcon,
  contracts: HistoryEduOutlinedIcon,
  reservations: LuggageOutlinedIcon,
  purchases: ShoppingBagOutlinedIcon,
  payments: AccountBalanceWalletOutlinedIcon,
  commissions: PercentOutlinedIcon,
  team: GroupsOutlinedIcon,
  content: WebOutlinedIcon,
  reports: BarChartOutlinedIcon,
  settings: SettingsOutlinedIcon,
  claims: RecordVoiceOverOutlinedIcon,
  points: StarsOutlinedIcon,
};

/** The drawing of one line of the navigation. */
export function MenuIcon({ name }: { readonly name: MenuIconName }) {
  const Icon = icons[name];
  return <Icon fontSize="small" aria-hidden="true" />;
}
