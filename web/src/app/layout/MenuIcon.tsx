import AccountBalanceOutlinedIcon from "@mui/icons-material/AccountBalanceOutlined";
import AccountBalanceWalletOutlinedIcon from "@mui/icons-material/AccountBalanceWalletOutlined";
import EventAvailableOutlinedIcon from "@mui/icons-material/EventAvailableOutlined";
import FactCheckOutlinedIcon from "@mui/icons-material/FactCheckOutlined";
import GroupsOutlinedIcon from "@mui/icons-material/GroupsOutlined";
import HistoryEduOutlinedIcon from "@mui/icons-material/HistoryEduOutlined";
import HowToRegOutlinedIcon from "@mui/icons-material/HowToRegOutlined";
import LuggageOutlinedIcon from "@mui/icons-material/LuggageOutlined";
import PercentOutlinedIcon from "@mui/icons-material/PercentOutlined";
import ReceiptLongOutlinedIcon from "@mui/icons-material/ReceiptLongOutlined";
import RecordVoiceOverOutlinedIcon from "@mui/icons-material/RecordVoiceOverOutlined";
import RequestQuoteOutlinedIcon from "@mui/icons-material/RequestQuoteOutlined";
import SchoolOutlinedIcon from "@mui/icons-material/SchoolOutlined";
import SettingsOutlinedIcon from "@mui/icons-material/SettingsOutlined";
import ShoppingBagOutlinedIcon from "@mui/icons-material/ShoppingBagOutlined";
import TravelExploreOutlinedIcon from "@mui/icons-material/TravelExploreOutlined";
import StorefrontOutlinedIcon from "@mui/icons-material/StorefrontOutlined";
import WbSunnyOutlinedIcon from "@mui/icons-material/WbSunnyOutlined";
import WebOutlinedIcon from "@mui/icons-material/WebOutlined";
import ConfirmationNumberOutlinedIcon from "@mui/icons-material/ConfirmationNumberOutlined";
import StarsOutlinedIcon from "@mui/icons-material/StarsOutlined";
import type { SvgIconComponent } from "@mui/icons-material";
import type { MenuIconName } from "../routes/route.ts";

const icons: Record<MenuIconName, SvgIconComponent> = {
  quotes: RequestQuoteOutlinedIcon,
  contracts: HistoryEduOutlinedIcon,
  reservations: LuggageOutlinedIcon,
  purchases: ShoppingBagOutlinedIcon,
  providers: StorefrontOutlinedIcon,
  payments: AccountBalanceWalletOutlinedIcon,
  bank: AccountBalanceOutlinedIcon,
  closing: EventAvailableOutlinedIcon,
  approvals: HowToRegOutlinedIcon,
  claims: RecordVoiceOverOutlinedIcon,
  invoices: ReceiptLongOutlinedIcon,
  commissions: PercentOutlinedIcon,
  team: GroupsOutlinedIcon,
  documents: FactCheckOutlinedIcon,
  packages: TravelExploreOutlinedIcon,
  day: WbSunnyOutlinedIcon,
  settings: SettingsOutlinedIcon,
  content: WebOutlinedIcon,
  training: SchoolOutlinedIcon,
  raffle: ConfirmationNumberOutlinedIcon,
  points: StarsOutlinedIcon,
};

/** The drawing of one line of the navigation. */
export function MenuIcon({ name }: { readonly name: MenuIconName }) {
  const Icon = icons[name];
  return <Icon fontSize="small" aria-hidden="true" />;
}
