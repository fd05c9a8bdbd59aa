import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { focused } from "../../../ui/focus.ts";
import { CloseIcon } from "../../../ui/icons.tsx";

interface SideRecordProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Shows one record in a panel beside its list; full screen on phones. */
export function SideRecord({ title, onClose, children }: SideRecordProps) {
  return (
    // Not modal: the list stays at hand, and toasts are announced.
    <Drawer
      open
      anchor="right"
      variant="persistent"
      slotProps={{
        paper: {
          component: "aside",
          "aria-label": title,
          sx: { width: { xs: "100%", sm: 520 }, boxShadow: 8 },
        },
      }}
    >
      <Stack
        sx={{ p: { xs: 4, sm: 6 }, gap: 5 }}
        onKeyDown={({ key, defaultPrevented }) => key === "Escape" && !defaultPrevented && onClose()}
      >
        <Stack direction="row" sx={{ alignItems: "center", justifyContent: "space-between" }}>
          <Typography variant="h5" component="h2">
            {title}
          </Typography>
          <IconButton aria-label="Cerrar" onClick={onClose} edge="end" ref={focused}>
            <CloseIcon />
          </IconButton>
        </Stack>
        {children}
      </Stack>
    </Drawer>
  );
}
