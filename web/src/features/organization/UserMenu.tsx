import IconButton from "@mui/material/IconButton";
import { useState } from "react";
import { ActItem } from "../../ui/dialog/ActItem.tsx";
import { ActMenu } from "../../ui/dialog/ActMenu.tsx";
import type { OfferedUserActs, UserAct } from "./user.offered-acts.ts";
import { userActLabels } from "./user.texts.ts";
import { MoreVertIcon } from "../../ui/icons.tsx";

interface UserMenuProps {
  readonly name: string;
  readonly acts: OfferedUserActs;
  readonly onAct: (act: UserAct) => void;
}

/** Shows the acts on one account; hidden when there are none. */
export function UserMenu({ name, acts, onAct }: UserMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (acts.size === 0) return null;
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
      <ActMenu anchor={anchor} onClose={() => setAnchor(null)}>
        {[...acts].map(([act, reason]) => (
          <ActItem
            key={act}
            label={userActLabels[act]}
            reason={reason}
            onClick={() => {
              setAnchor(null);
              onAct(act);
            }}
          />
        ))}
      </ActMenu>
    </>
  );
}
