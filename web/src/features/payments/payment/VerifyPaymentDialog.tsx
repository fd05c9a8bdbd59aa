import Alert from "@mui/material/Alert";
import { formatCop } from "@travesia/api/cop";
import { endedPayable, spokenPayable } from "@travesia/api/payments/payable/payable.rules";
import { REASON_LENGTH } from "@travesia/api/payments/payment/duplicate/duplicate.rules";
import { meansLabels } from "@travesia/api/payments/payment/means/means.rules";
import { needsReason } from "@travesia/api/payments/payment/suspicion/suspicion.rules";
import { REFUND_DAYS } from "@travesia/api/payments/refund/refund.rules";
import { ReasonDialog } from "../../../base/saving/ReasonDialog.tsx";
import type { Wrong } from "../../../base/saving/useSaving.ts";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { formatDay } from "../../../ui/days.ts";
import { SuspicionList } from "../desk/SuspicionList.tsx";
import { paymentTexts } from "./payment.texts.ts";
import type { PaymentRowFragment } from "./payments.generated.ts";

type Verified = Pick<
  PaymentRowFragment,
  "monto" | "medio" | "fechaPago" | "saldoPendiente" | "paidFor" | "sospechas"
>;

interface VerifyPaymentDialogProps {
  readonly payment: Verified;
  /** True when the server asked for the reason: the payment became grave after it was read. */
  readonly asked: boolean;
  readonly busy: boolean;
  readonly failure: string | null;
  /** Verifies it; a grave one with the reason. */
  readonly onVerify: (reason?: string) => Promise<Wrong | null>;
  readonly onClose: () => void;
}

/**
 * Asks before a payment counts: the amount, what is left then, and who gets the receipt; of what was
 * cancelled, the refund that it opens. One that looks like another, or is for what was cancelled, counts for
 * a written reason alone.
 */
export function VerifyPaymentDialog({
  payment,
  asked,
  busy,
  failure,
  onVerify,
  onClose,
}: VerifyPaymentDialogProps) {
  const grave = (payment.sospechas ?? []).filter(needsReason);
  if (grave.length > 0 || asked)
    return (
      <ReasonDialog
        title="Verificar pago"
        label={paymentTexts.reason}
        missing="Escribe por qué cuenta"
        minLength={REASON_LENGTH.min}
        maxLength={REASON_LENGTH.max}
        submit={paymentTexts.verifyAnyway}
        busy={busy}
        failure={failure}
        onSubmit={onVerify}
        onClose={onClose}
      >
        <SuspicionList suspicions={grave.filter(({ tipo }) => tipo !== "cancelado")} />
        <div>
          <WhatHappens payment={payment} />
        </div>
      </ReasonDialog>
    );
  return (
    <ConfirmDialog
      open
      title="Verificar pago"
      ready
      confirm={`Verificar ${formatCop(payment.monto)}`}
      busy={busy}
      onConfirm={() => void onVerify()}
      onClose={onClose}
    >
      <WhatHappens payment={payment} />
    </ConfirmDialog>
  );
}

function WhatHappens({
  payment: { monto, medio, fechaPago, saldoPendiente, paidFor },
}: Pick<VerifyPaymentDialogProps, "payment">) {
  return (
    <>
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
    </>
  );
}
