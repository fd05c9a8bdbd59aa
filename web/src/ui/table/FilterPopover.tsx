import Popover from "@mui/material/Popover";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";

interface FilterPopoverProps {
  /** Button that it hangs from; null while it is closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
  /** The filters, which apply while they are chosen. */
  readonly children: ReactNode;
}

/** Shows the filters of a list that are not in its bar. */
export function FilterPopover({ anchor, onClose, children }: FilterPopoverProps) {
  const id = useId();
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
      slotProps={{ paper: { role: "dialog", "aria-labelledby": id, sx: { p: 4, width: 320 } } }}
    >
      <Typography id={id} component="h2" variant="subtitle2" sx={{ mb: 3 }}>
        Filtros
      </Typography>
      <Stack sx={{ gap: 3, alignItems: "stretch" }}>{children}</Stack>
    </Popover>
  );
}
