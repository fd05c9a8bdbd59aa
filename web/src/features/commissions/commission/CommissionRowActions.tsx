import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import type { OfferedActs } from "../../../base/acts/offered-acts.ts";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import { reasonToStayShut } from "../../approvals/second-person.ts";
import { HelpTooltip } from "../../help/HelpTooltip.tsx";
import { commissionTexts as texts } from "./commission.texts.ts";
import { CommissionRowMenu } from "./CommissionRowMenu.tsx";
import { commissionActOrder, type OfferedCommissionAct } from "./commission.offered-acts.ts";
import { HelpOutlineIcon } from "../../../ui/icons.tsx";
import { ReceiptLongOutlinedIcon } from "../../../ui/desk/deskIcons.tsx";

interface CommissionRowActionsProps {
  /** Name of the commission's owner, for screen readers. */
  readonly of: string;
  readonly acts: OfferedActs<OfferedCommissionAct>;
  readonly onAct: (act: OfferedCommissionAct) => void;
}

/** Actions that may be the row's button: the first one that is offered; all others are in the menu. */
const next: ReadonlySet<OfferedCommissionAct> = new Set(["answer", "approve", "pay", "request"]);

/** Shows the buttons at the end of a commission's row. */
export function CommissionRowActions({ of, acts, onAct }: CommissionRowActionsProps) {
  const first = commissionActOrder.find((act) => acts.has(act) && next.has(act));
  return (
    <>
      {acts.has("receipt") && (
        <Tooltip title={texts.seeReceipt}>
          <IconButton
            size="small"
            aria-label={`${texts.seeReceipt} de ${of}`}
            onClick={() => onAct("receipt")}
          >
            <ReceiptLongOutlinedIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      {acts.has("explain") && (
        <Tooltip title={texts.why}>
          <IconButton
            size="small"
            aria-label={`${texts.why} Comisión de ${of}`}
            onClick={() => onAct("explain")}
          >
            <HelpOutlineIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      {first === "request" && (
        <ActButton
          size="small"
          variant="contained"
          reason={acts.get("request") ?? null}
          aria-label={`${texts.request}: comisión de ${of}`}
          onClick={() => onAct("request")}
        >
          {texts.request}
        </ActButton>
      )}
      {first === "answer" && (
        <ActButton
          size="small"
          variant="outlined"
          reason={null}
          aria-label={`${texts.answer} la objeción de ${of}`}
          onClick={() => onAct("answer")}
        >
          {texts.answer}
        </ActButton>
      )}
      {first === "approve" && (
        <HelpTooltip topic="aprobar-comision-btn">
          <ActButton
            size="small"
            variant="outlined"
            reason={acts.get("approve") ?? null}
            aria-label={`${texts.approve} la comisión de ${of}`}
            onClick={() => onAct("approve")}
          >
            {texts.approve}
          </ActButton>
        </HelpTooltip>
      )}
      {first === "pay" && (
        <HelpTooltip topic="pagar-comision-btn">
          <ActButton
            size="small"
            variant="contained"
            reason={reasonToStayShut(acts.get("pay") ?? null)}
            aria-label={`${texts.pay} la comisión de ${of}`}
            onClick={() => onAct("pay")}
          >
            {texts.pay}
          </ActButton>
        </HelpTooltip>
      )}
      <CommissionRowMenu
        of={of}
        acts={acts}
        onAct={onAct}
        names={commissionActOrder.filter((act) => act !== first && acts.has(act))}
      />
    </>
  );
}
