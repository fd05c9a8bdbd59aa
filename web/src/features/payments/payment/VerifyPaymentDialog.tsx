import Alert from "@mui/material/Alert";
import { formatCop } from "@travesia/api/cop";
import { endedPayable, spokenPayable } from "@travesia/api/payments/payable/payable.rules";
import { meansLabels } from "@travesia/api/payments/payment/means/means.rules";
import { REFUND_DAYS } from "@travesia/api/payments/refund/refund.rules";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { formatDay } from "../../../ui/days.ts";
import { paymentTexts } from "./payment.texts.ts";
import type { PaymentRowFragment } from "./payments.generated.ts";

interface VerifyPaymentDialogProps {
  readonly payment: Pick<PaymentRowFragment, "monto" | "medio" | "fechaPago" | "saldoPendiente" | "paidFor">;
  /** Server's message about an existing payment that may be the same; null where there is none. */
  readonly duplicate: string | null;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/**
 * Asks before a payment counts: the amount, what is left then, and who gets the receipt; of what was
 * cancelled, the refund that it opens.
 */
export function VerifyPaymentDialog({
  payment: { monto, medio, fechaPago, saldoPendiente, paidFor },
  duplicate,
  ...dialog
}: VerifyPaymentDialogProps) {
  return (
    <ConfirmDialog
      open
      title="Verificar pago"
      ready
      confirm={duplicate ? paymentTexts.verifyAnyway : `Verificar ${formatCop(monto)}`}
      {...dialog}
    >
      {duplicate && (
        <Alert severity="warning" sx={{ mb: 3 }}>
          {duplicate}
        </Alert>
      )}
      {paidFor.cancelled && (
        <Alert severity="error" sx={{ mb: 3 }}>
          {endedPayable(paidFor)}. Al verificar este pago se abre una devolución de{" "}
          <strong>{formatCop(monto)}</strong> para el cliente, que debe pagarse en {REFUND_DAYS} días.
        </Alert>
      )}
      El pago de <strong>{formatCop(monto)}</strong> ({meansLabels[medio]}, {formatDay(fechaPago)}) contará en{" "}
      {spokenPayable(paidFor)}
      {!paidFor.cancelled && (
        <>
          , cuyo saldo quedará en <strong>{formatCop(Math.max(saldoPendiente - monto, 0))}</strong>
        </>
      )}
      . El recibo numerado se enviará a <strong>{paidFor.receiptsTo}</strong>.
    </ConfirmDialog>
  );
}
