import MoreVertIcon from "@mui/icons-material/MoreVert";
import IconButton from "@mui/material/IconButton";
import { useState } from "react";
import { ActItem } from "../../ui/dialog/ActItem.tsx";
import { ActMenu } from "../../ui/dialog/ActMenu.tsx";

/** One line of the menu. */
export interface ReservationRowAct {
  readonly label: string;
  /** Why it cannot be chosen now; null, or nothing, when it can. */
  readonly reason?: string | null;
  readonly choose: () => void;
}

interface ReservationRowMenuProps {
  /** Whose reservation it is. */
  readonly of: string;
  readonly acts: readonly ReservationRowAct[];
}

/** What can be done with one reservation, where its buttons have no room: on a phone. */
export function ReservationRowMenu({ of, acts }: ReservationRowMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (acts.length === 0) return null;
  return (
    <>
      <IconButton
        size="small"
        aria-label={`Acciones de la reserva de ${of}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVertIcon fontSize="small" />
      </IconButton>
      <ActMenu anchor={anchor} onClose={() => setAnchor(null)}>
        {acts.map(({ label, reason = null, choose }) => (
          <ActItem
            key={label}
            label={label}
            reason={reason}
            onClick={() => {
              setAnchor(null);
              choose();
            }}
          />
        ))}
      </ActMenu>
    </>
  );
}
