import Alert from "@mui/material/Alert";
import { formatCop } from "@travesia/api/cop";
import { endedPayable, spokenPayable } from "@travesia/api/payments/payable/payable.rules";
import { asksForReason, REASON_LENGTH } from "@travesia/api/payments/payment/duplicate/duplicate.rules";
import { meansLabels } from "@travesia/api/payments/payment/means/means.rules";
import { needsReason } from "@travesia/api/payments/payment/suspicion/suspicion.rules";
import { REFUND_DAYS } from "@travesia/api/payments/refund/refund.rules";
import { useState } from "react";
import type { OpenAct } from "../../../base/acts/record-acts.tsx";
import { ReasonDialog } from "../../../base/saving/ReasonDialog.tsx";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { formatDay } from "../../../ui/days.ts";
import { SuspicionList } from "../desk/SuspicionList.tsx";
import { paymentTexts } from "./payment.texts.ts";
import type { PaymentRowFragment, PaymentVerifyMutationVariables } from "./payments.generated.ts";

type Verifying = OpenAct<PaymentRowFragment, Omit<PaymentVerifyMutationVariables, "id">>;

/**
 * Asks for confirmation before a payment is verified, showing the amount, the resulting balance, and the
 * recipients of the receipt; for a cancelled record, the refund that results. A possible duplicate, or a
 * payment for a cancelled record, requires a written reason.
 */
export function VerifyPaymentDialog({ record: payment, frame, send }: Verifying) {
  // The server demands the reason of a payment that became grave after it was read.
  const [asked, setAsked] = useState(false);
  const verify = async (reason?: string) => {
    const wrong = await send({
      input: {
        status: "verified",
        ...(reason !== undefined && { aceptaDuplicado: true, motivoDuplicado: reason }),
      },
    });
    if (wrong?.some(({ field }) => asksForReason(field))) setAsked(true);
    return wrong;
  };
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
        onSubmit={verify}
        {...frame}
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
      onConfirm={() => void verify()}
      {...frame}
    >
      <WhatHappens payment={payment} />
    </ConfirmDialog>
  );
}

function WhatHappens({
  payment: { monto, retenido, medio, fechaPago, saldoPendiente, paidFor },
}: {
  readonly payment: PaymentRowFragment;
}) {
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
          {retenido > 0 && <> con {formatCop(retenido)} retenidos por el cliente</>}, cuyo saldo quedará en{" "}
          <strong>{formatCop(Math.max(saldoPendiente - monto - retenido, 0))}</strong>
        </>
      )}
      . El recibo numerado se enviará a <strong>{paidFor.receiptsTo}</strong>.
    </>
  );
}
