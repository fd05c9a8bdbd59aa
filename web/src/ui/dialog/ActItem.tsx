import ListItemText from "@mui/material/ListItemText";
import MenuItem, { type MenuItemProps } from "@mui/material/MenuItem";
import { useChangesOff } from "./changes-off.ts";

interface ActItemProps extends Omit<MenuItemProps, "children"> {
  readonly label: string;
  /** Why it cannot be chosen now; null, or nothing, when it can. */
  readonly reason?: string | null;
}

/** A line of a menu that changes something. While it is off, it says why below its label. */
export function ActItem({ label, reason = null, ...item }: ActItemProps) {
  const off = useChangesOff() ?? reason;
  if (off === null) return <MenuItem {...item}>{label}</MenuItem>;
  return (
    <MenuItem {...item} disabled>
      <ListItemText primary={label} secondary={off} sx={{ maxWidth: 320, whiteSpace: "normal" }} />
    </MenuItem>
  );
}
