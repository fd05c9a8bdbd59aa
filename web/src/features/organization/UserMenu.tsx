import MoreVertIcon from "@mui/icons-material/MoreVert";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import type { UserAct } from "./user.actions.ts";
import { userActLabels } from "./user.texts.ts";

interface UserMenuProps {
  readonly name: string;
  readonly acts: readonly UserAct[];
  readonly onAct: (act: UserAct) => void;
}

/** What can be done with one account; nothing at all when that is nothing. */
export function UserMenu({ name, acts, onAct }: UserMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (acts.length === 0) return null;
  return (
    <>
      <IconButton
        size="small"
        aria-label={`Acciones de ${name}`}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertIcon fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {acts.map((act) => (
          <MenuItem
            key={act}
            onClick={() => {
              setAnchor(null);
              onAct(act);
            }}
          >
            {userActLabels[act]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
