import ListItemText from "@mui/material/ListItemText";
import MenuItem, { type MenuItemProps } from "@mui/material/MenuItem";

interface ActItemProps extends Omit<MenuItemProps, "children"> {
  readonly label: string;
  /** Why it cannot be chosen now; null when it can. */
  readonly reason: string | null;
}

/** A line of a menu that, while it is off, says why below its label. */
export function ActItem({ label, reason, ...item }: ActItemProps) {
  if (reason === null) return <MenuItem {...item}>{label}</MenuItem>;
  return (
    <MenuItem {...item} disabled>
      <ListItemText primary={label} secondary={reason} sx={{ maxWidth: 320, whiteSpace: "normal" }} />
    </MenuItem>
  );
}
