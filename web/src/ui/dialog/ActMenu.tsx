import Menu from "@mui/material/Menu";
import type { SxProps, Theme } from "@mui/material/styles";
import type { ReactNode } from "react";

interface ActMenuProps {
  /** Button that the menu is anchored to; null while it is closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
  /** Style of the menu's surface, such as its maximum size. */
  readonly paper?: SxProps<Theme>;
  /** Menu items: an ActItem for each act. */
  readonly children: ReactNode;
}

/**
 * Shows a menu of acts. The arrow keys also stop at disabled acts, so that screen readers announce the
 * reason.
 */
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
