import IconButton from "@mui/material/IconButton";
import { useState } from "react";
import type { OfferedActs } from "../../../base/acts/offered-acts.ts";
import { ActItem } from "../../../ui/dialog/ActItem.tsx";
import { ActMenu } from "../../../ui/dialog/ActMenu.tsx";
import { reasonToStayShut } from "../../approvals/second-person.ts";
import type { OfferedCommissionAct } from "./commission.offered-acts.ts";
import { actLabels } from "./commission.texts.ts";
import { MoreVertIcon } from "../../../ui/icons.tsx";

interface CommissionRowMenuProps {
  /** Name of the commission's owner, for screen readers. */
  readonly of: string;
  /** Names of the actions in the menu, in order. */
  readonly names: readonly (keyof typeof actLabels)[];
  readonly acts: OfferedActs<OfferedCommissionAct>;
  readonly onAct: (act: OfferedCommissionAct) => void;
}

/** Shows the menu of further actions on one commission of a list. */
export function CommissionRowMenu({ of, names, acts, onAct }: CommissionRowMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (names.length === 0) return null;
  return (
    <>
      <IconButton
        size="small"
        aria-label={`Más acciones de la comisión de ${of}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVertIcon fontSize="small" />
      </IconButton>
      <ActMenu anchor={anchor} onClose={() => setAnchor(null)}>
        {names.map((act) => (
          <ActItem
            key={act}
            label={actLabels[act]}
            reason={reasonToStayShut(acts.get(act) ?? null)}
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
