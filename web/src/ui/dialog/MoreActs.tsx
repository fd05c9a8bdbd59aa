import IconButton from "@mui/material/IconButton";
import { cloneElement, useState } from "react";
import { MoreVertIcon } from "../icons.tsx";
import { ActItem } from "./ActItem.tsx";
import { ActMenu } from "./ActMenu.tsx";
import { asItIs, type StepAction } from "./step-action.ts";

/**
 * Shows the acts on a record in a menu, destructive ones in red; hidden without acts: `<MoreActs
 * acts={[{ label: "Duplicar", onPress: duplicate }]} />`.
 */
export function MoreActs({ acts }: { readonly acts: readonly StepAction[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (acts.length === 0) return null;
  return (
    <>
      <IconButton
        aria-label="Más acciones"
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertIcon />
      </IconButton>
      <ActMenu anchor={anchor} onClose={() => setAnchor(null)}>
        {acts.map(({ label, busy, off, destructive, onPress, explained = asItIs }) =>
          cloneElement(
            explained(
              <ActItem
                label={label}
                reason={off ?? null}
                disabled={busy}
                {...(destructive && { sx: { color: "error.main" } })}
                onClick={() => {
                  setAnchor(null);
                  onPress();
                }}
              />,
            ),
            { key: label },
          ),
        )}
      </ActMenu>
    </>
  );
}
