import HelpOutlineIcon from "@mui/icons-material/HelpOutlineOutlined";
import ReceiptLongIcon from "@mui/icons-material/ReceiptLongOutlined";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { HelpTooltip } from "../../help/HelpTooltip.tsx";
import { commissionTexts as texts } from "./commission.texts.ts";
import type { CommissionAct } from "./commission.actions.ts";

interface CommissionRowActionsProps {
  /** Whose commission, for screen readers. */
  readonly of: string;
  readonly acts: readonly CommissionAct[];
  readonly onAct: (act: CommissionAct) => void;
}

/** The buttons at the end of a commission's row. */
export function CommissionRowActions({ of, acts, onAct }: CommissionRowActionsProps) {
  return (
    <>
      {acts.includes("receipt") && (
        <Tooltip title={texts.seeReceipt}>
          <IconButton
            size="small"
            aria-label={`${texts.seeReceipt} de ${of}`}
            onClick={() => onAct("receipt")}
          >
            <ReceiptLongIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      {acts.includes("explain") && (
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
      {acts.includes("approve") && (
        <HelpTooltip topic="aprobar-comision-btn">
          <Button
            size="small"
            variant="outlined"
            aria-label={`${texts.approve} la comisión de ${of}`}
            onClick={() => onAct("approve")}
          >
            {texts.approve}
          </Button>
        </HelpTooltip>
      )}
      {acts.includes("pay") && (
        <HelpTooltip topic="pagar-comision-btn">
          <Button
            size="small"
            variant="contained"
            aria-label={`${texts.pay} la comisión de ${of}`}
            onClick={() => onAct("pay")}
          >
            {texts.pay}
          </Button>
        </HelpTooltip>
      )}
    </>
  );
}
