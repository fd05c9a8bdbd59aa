import Menu from "@mui/material/Menu";
import type { SxProps, Theme } from "@mui/material/styles";
import type { ReactNode } from "react";

interface ActMenuProps {
  /** The button it hangs from; null while it is shut. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
  /** The most that it may measure, for example. */
  readonly paper?: SxProps<Theme>;
  /** Its lines: an ActItem for each act. */
  readonly children: ReactNode;
}

/** Shows a menu of acts. The arrow keys stop also at acts that are off: their reason is read to everybody. */
export const ActMenu = ({ anchor, onClose, paper = {}, children }: ActMenuProps) => (
  <Menu
    anchorEl={anchor}
    open={anchor !== null}
    onClose={onClose}
    slotProps={{ list: { disabledItemsFocusable: true }, paper: { sx: paper } }}
  >
    {children}
  </Menu>
);
