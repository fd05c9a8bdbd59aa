import IconButton from "@mui/material/IconButton";
import { cloneElement, type ReactElement, useState } from "react";
import { ActItem } from "./ActItem.tsx";
import { ActMenu } from "./ActMenu.tsx";
import { asItIs } from "./step-action.ts";
import { MoreVertIcon } from "../icons.tsx";

/** Line of the menu. */
export interface RowAct {
  readonly label: string;
  /** Reason why it is disabled; null or undefined when it can be chosen. */
  readonly reason?: string | null;
  readonly choose: () => void;
  /** Wraps the menu item in an explanation. */
  readonly explained?: ((line: ReactElement) => ReactElement) | undefined;
}

interface RowMenuProps {
  /** Label for screen readers, with the record: `Acciones de la reserva de Ana Díaz`. */
  readonly label: string;
  readonly acts: readonly RowAct[];
}

/** Shows the menu of acts on one row of a list, when buttons do not fit. */
export function RowMenu({ label, acts }: RowMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (acts.length === 0) return null;
  return (
    <>
      <IconButton
        size="small"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVertIcon fontSize="small" />
      </IconButton>
      <ActMenu anchor={anchor} onClose={() => setAnchor(null)}>
        {acts.map(({ label: act, reason = null, choose, explained = asItIs }) =>
          cloneElement(
            explained(
              <ActItem
                label={act}
                reason={reason}
                onClick={() => {
                  setAnchor(null);
                  choose();
                }}
              />,
            ),
            { key: act },
          ),
        )}
      </ActMenu>
    </>
  );
}
