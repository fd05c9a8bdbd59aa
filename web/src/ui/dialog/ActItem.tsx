import ListItemText from "@mui/material/ListItemText";
import MenuItem, { type MenuItemProps } from "@mui/material/MenuItem";
import { useChangesOff } from "./changes-off.ts";

interface ActItemProps extends Omit<MenuItemProps, "children"> {
  readonly label: string;
  /** Reason why the item is disabled; null or undefined when it is enabled. */
  readonly reason?: string | null;
}

/**
 * Shows a menu item that changes something. While disabled it shows the reason below its label. The arrow
 * keys still stop at it and only its label is pale, so that users can read the reason.
 */
export function ActItem({ label, reason = null, onClick, sx, ...item }: ActItemProps) {
  const off = useChangesOff() ?? reason;
  if (off === null) {
    return (
      <MenuItem onClick={onClick} sx={sx} {...item}>
        {label}
      </MenuItem>
    );
  }
  return (
    <MenuItem
      {...item}
      disabled={false}
      aria-disabled
      disableRipple
      sx={[{ cursor: "not-allowed" }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <ListItemText
        primary={label}
        secondary={off}
        slotProps={{ primary: { sx: { opacity: 0.5 } } }}
        sx={{ maxWidth: 320, whiteSpace: "normal" }}
      />
    </MenuItem>
  );
}
