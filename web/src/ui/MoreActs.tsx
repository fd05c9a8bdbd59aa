import IconButton from "@mui/material/IconButton";
import Popover from "@mui/material/Popover";
import Stack from "@mui/material/Stack";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type ReactNode, useState } from "react";
import { MoreVertIcon } from "./icons.tsx";

interface MoreActsProps {
  /** True to collapse the buttons on a computer too. */
  readonly folded?: boolean;
  readonly children: ReactNode;
}

/** Shows secondary buttons: side by side on a computer, in a menu on a phone. */
export function MoreActs({ folded = false, children }: MoreActsProps) {
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"));
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  if (!phone && !folded) return children;
  return (
    <>
      <IconButton
        aria-label="Más acciones"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVertIcon />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        // Dialogs opened by a button belong to it, and stay when this is closed.
        keepMounted
        anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
        transformOrigin={{ vertical: "top", horizontal: "right" }}
        slotProps={{ paper: { role: "dialog", "aria-label": "Más acciones", sx: { p: 3 } } }}
      >
        <Stack sx={{ gap: 2, alignItems: "stretch" }} onClick={close}>
          {children}
        </Stack>
      </Popover>
    </>
  );
}
