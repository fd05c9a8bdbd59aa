import MoreVertIcon from "@mui/icons-material/MoreVert";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import { HelpTooltip } from "../../help/HelpTooltip.tsx";
import { actLabels, actOrder } from "./quote.act-labels.ts";
import type { QuoteAct } from "./quote.actions.ts";

interface QuoteRowMenuProps {
  readonly number: string;
  readonly acts: ReadonlySet<QuoteAct>;
  readonly onAct: (act: QuoteAct) => void;
}

/** What can be done with one quote of the list. */
export function QuoteRowMenu({ number, acts, onAct }: QuoteRowMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        size="small"
        aria-label={`Acciones de ${number}`}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertIcon fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {actOrder
          .filter((act) => acts.has(act))
          .map((act) => (
            <HelpTooltip key={act} topic={act === "approve" ? "aprobar-cotizacion-btn" : null}>
              <MenuItem
                onClick={() => {
                  setAnchor(null);
                  onAct(act);
                }}
              >
                {actLabels[act]}
              </MenuItem>
            </HelpTooltip>
          ))}
      </Menu>
    </>
  );
}
