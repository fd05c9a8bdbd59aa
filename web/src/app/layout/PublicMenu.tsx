import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { RouterLink } from "../../base/routes/RouterLink.tsx";
import { publicMenu } from "./public-menu.ts";

interface PublicMenuProps {
  /** Button that the menu is anchored to; null while the menu is closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** Shows the links of the header in a menu, on phones too narrow for them. */
export const PublicMenu = ({ anchor, onClose }: PublicMenuProps) => (
  <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
    {publicMenu.map(({ label, to }) => (
      <MenuItem key={to} component={RouterLink} href={to} onClick={onClose}>
        {label}
      </MenuItem>
    ))}
  </Menu>
);
