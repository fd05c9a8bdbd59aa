import type SvgIcon from "@mui/material/SvgIcon";
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
} from "../../ui/desk/deskIcons.tsx";

const icons: Record<MenuIconName, typeof SvgIcon> = {
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

/** Shows the icon of a navigation line. */
export function MenuIcon({ name }: { readonly name: MenuIconName }) {
  const Icon = icons[name];
  return <Icon fontSize="small" aria-hidden="true" />;
}
