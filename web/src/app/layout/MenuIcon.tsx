import AccountBalanceWalletOutlinedIcon from "@mui/icons-material/AccountBalanceWalletOutlined";
import BarChartOutlinedIcon from "@mui/icons-material/BarChartOutlined";
import GroupsOutlinedIcon from "@mui/icons-material/GroupsOutlined";
import HistoryEduOutlinedIcon from "@mui/icons-material/HistoryEduOutlined";
import LuggageOutlinedIcon from "@mui/icons-material/LuggageOutlined";
import PercentOutlinedIcon from "@mui/icons-material/PercentOutlined";
import PersonOutlinedIcon from "@mui/icons-material/PersonOutlined";
import RecordVoiceOverOutlinedIcon from "@mui/icons-material/RecordVoiceOverOutlined";
import RequestQuoteOutlinedIcon from "@mui/icons-material/RequestQuoteOutlined";
import SettingsOutlinedIcon from "@mui/icons-material/SettingsOutlined";
import ShoppingBagOutlinedIcon from "@mui/icons-material/ShoppingBagOutlined";
import StarsOutlinedIcon from "@mui/icons-material/StarsOutlined";
import WbSunnyOutlinedIcon from "@mui/icons-material/WbSunnyOutlined";
import WebOutlinedIcon from "@mui/icons-material/WebOutlined";
import type { SvgIconComponent } from "@mui/icons-material";
import type { MenuIconName } from "./menu.table.ts";

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
