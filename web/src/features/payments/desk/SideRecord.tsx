import CloseIcon from "@mui/icons-material/Close";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

interface SideRecordProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** One record beside its list; the whole screen on phones. */
export function SideRecord({ title, onClose, children }: SideRecordProps) {
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{ paper: { "aria-label": title, sx: { width: { xs: "100%", sm: 560 } } } }}
    >
      <Stack sx={{ p: { xs: 4, sm: 6 }, gap: 5 }}>
        <Stack direction="row" sx={{ alignItems: "center", justifyContent: "space-between" }}>
          <Typography variant="h5" component="h2">
            {title}
          </Typography>
          <IconButton aria-label="Cerrar" onClick={onClose} edge="end">
            <CloseIcon />
          </IconButton>
        </Stack>
        {children}
      </Stack>
    </Drawer>
  );
}
