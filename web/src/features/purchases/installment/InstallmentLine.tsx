import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { approvalTexts } from "../../approvals/approval.texts.ts";
import { lacksSecondPerson } from "../../approvals/second-person.ts";
import { HelpTooltip } from "../../help/HelpTooltip.tsx";
import { DayText } from "../../../ui/DayText.tsx";
import { Money } from "../../../ui/Money.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { shownState } from "./installment.state.ts";
import { installmentTopic } from "../purchase/purchase.topics.ts";
import { installmentTones, installmentWords, paymentMethods } from "../purchase/purchase.texts.ts";
import type { InstallmentRecordFragment } from "../purchase/purchases.generated.ts";

interface InstallmentLineProps {
  readonly installment: InstallmentRecordFragment;
  readonly today: string;
  /** True when it is the next installment to pay. */
  readonly next: boolean;
  /** Called to pay the instalment; absent if the viewer cannot pay it. */
  readonly onPay?: () => void;
  readonly onReceipt: (fileId: string) => void;
}

/** Shows one instalment: amount, due date, state as a word, and the acts on it. */
export function InstallmentLine({ installment, today, next, onPay, onReceipt }: InstallmentLineProps) {
  const {
    numeroCuota,
    montoCuota,
    fechaVencimiento,
    fechaPago,
    metodoPago,
    observaciones,
    comprobanteFileId,
  } = installment;
  const state = shownState(installment, today);
  return (
    <Box
      component="li"
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "24px 1fr auto", sm: "32px 1fr auto 120px" },
        columnGap: 3,
        rowGap: 1,
        alignItems: "center",
        py: 3,
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      <Typography color="textSecondary" sx={{ fontVariantNumeric: "tabular-nums", textAlign: "right" }}>
        {numeroCuota}
      </Typography>
      <div>
        <Money amount={montoCuota} strong />
        <Typography variant="caption" color="textSecondary" component="div">
          Vence <DayText day={fechaVencimiento} />
          {fechaPago && metodoPago && (
            <>
              {" "}
              · Pagada el <DayText day={fechaPago} />, {paymentMethods[metodoPago].toLowerCase()}
            </>
          )}
        </Typography>
        {lacksSecondPerson(installment) && (
          <Typography variant="caption" color="warning" component="div">
            {approvalTexts.lacking}
          </Typography>
        )}
        {observaciones && (
          <Typography variant="caption" color="textSecondary" component="div" sx={{ whiteSpace: "pre-line" }}>
            {observaciones}
          </Typography>
        )}
      </div>
      <HelpTooltip text topic={installmentTopic(installment, today)}>
        <StatusChip label={installmentWords[state]} tone={installmentTones[state]} />
      </HelpTooltip>
      <Box sx={{ gridColumn: { xs: "2 / -1", sm: "auto" }, textAlign: { sm: "right" } }}>
        {onPay && (
          <Button
            size="small"
            variant={next ? "contained" : "outlined"}
            onClick={onPay}
            aria-label={`Pagar cuota ${numeroCuota}`}
          >
            Pagar
          </Button>
        )}
        {comprobanteFileId && (
          <Button size="small" color="inherit" onClick={() => onReceipt(comprobanteFileId)}>
            Ver comprobante
          </Button>
        )}
      </Box>
    </Box>
  );
}
