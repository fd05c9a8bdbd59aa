import IconButton from "@mui/material/IconButton";
import { useState } from "react";
import { HelpTooltip } from "../../help/HelpTooltip.tsx";
import type { OfferedActs } from "../../../base/acts/offered-acts.ts";
import type { QuoteStatus } from "../../../graphql/schema.generated.ts";
import { ActItem } from "../../../ui/dialog/ActItem.tsx";
import { ActMenu } from "../../../ui/dialog/ActMenu.tsx";
import { actLabel, actOrder } from "./quote.act-labels.ts";
import type { OfferedQuoteAct } from "./quote.offered-acts.ts";
import { MoreVertIcon } from "../../../ui/icons.tsx";

interface QuoteRowMenuProps {
  readonly number: string;
  readonly status: QuoteStatus;
  readonly acts: OfferedActs<OfferedQuoteAct>;
  readonly onAct: (act: OfferedQuoteAct) => void;
}

/** Shows the acts on one quote of the list. */
export function QuoteRowMenu({ number, status, acts, onAct }: QuoteRowMenuProps) {
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
      <ActMenu anchor={anchor} onClose={() => setAnchor(null)}>
        {actOrder
          .filter((act) => acts.has(act))
          .map((act) => (
            <HelpTooltip key={act} topic={act === "approve" ? "aprobar-cotizacion-btn" : null}>
              <ActItem
                label={actLabel(act, status)}
                reason={acts.get(act) ?? null}
                onClick={() => {
                  setAnchor(null);
                  onAct(act);
                }}
              />
            </HelpTooltip>
          ))}
      </ActMenu>
    </>
  );
}
