import { formatCop } from "@travesia/api/cop";
import { spokenPayable } from "@travesia/api/payments/payable/payable.rules";
import { REFUND_DAYS } from "@travesia/api/payments/refund/refund.rules";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { ReasonDialog } from "../../../app/saving/ReasonDialog.tsx";
import { AttachProofDialog } from "./AttachProofDialog.tsx";
import type { PaymentActions } from "./usePaymentActions.ts";
import { VerifyPaymentDialog } from "./VerifyPaymentDialog.tsx";

/** The dialog of the act that is open, if one is. */
export function PaymentDialogs({ actions }: { readonly actions: PaymentActions }) {
  const { open, busy, failure, close } = actions;
  // A correction has a form of its own.
  if (!open || open.act === "correct") return null;
  const { act, payment } = open;
  const { paidFor } = payment;
  const dialog = { busy, failure, onClose: close };
  const amount = <strong>{formatCop(payment.monto)}</strong>;
  if (act === "verify")
    return (
      <VerifyPaymentDialog
        payment={payment}
        duplicate={actions.duplicate ? failure : null}
        busy={busy}
        onConfirm={actions.verify}
        onClose={close}
      />
    );
  if (act === "withdraw")
    return (
      <ConfirmDialog
        open
        title="Retirar pago"
        confirm={`Retirar ${formatCop(payment.monto)}`}
        destructive
        busy={busy}
        onConfirm={actions.withdraw}
        onClose={close}
      >
        El pago de {amount} para {spokenPayable(paidFor)} dejará de esperar verificación y no contará. Podrás
        registrar otro.
      </ConfirmDialog>
    );
  if (act === "refund")
    return (
      <ConfirmDialog
        open
        title="Devolver pago"
        confirm={`Devolver ${formatCop(payment.monto)}`}
        destructive
        busy={busy}
        onConfirm={actions.refund}
        onClose={close}
      >
        El pago de {amount} para {spokenPayable(paidFor)} no contará y quedará por devolver en {REFUND_DAYS}{" "}
        días. Le avisaremos a <strong>{payment.pagadorEmail ?? paidFor.receiptsTo}</strong>.
      </ConfirmDialog>
    );
  if (act === "attach")
    return (
      <AttachProofDialog
        monto={payment.monto}
        replaces={payment.comprobanteFileId !== null}
        onSubmit={actions.attach}
        {...dialog}
      />
    );
  if (act === "reject")
    return (
      <ReasonDialog
        title="Rechazar pago"
        lead={
          <>
            El pago de {amount} para {spokenPayable(paidFor)} no contará. Quien lo registró verá el motivo y
            podrá registrar uno nuevo.
          </>
        }
        label="Motivo del rechazo"
        submit={`Rechazar ${formatCop(payment.monto)}`}
        onSubmit={actions.reject}
        {...dialog}
      />
    );
  return (
    <ReasonDialog
      title="Reversar pago"
      lead={
        <>
          El pago de {amount} dejará de contar en {spokenPayable(paidFor)}
          {paidFor.cancelled ? (
            ". Lo que faltaba por devolver de él ya no se devuelve"
          ) : (
            <>
              , cuyo saldo subirá a <strong>{formatCop(payment.saldoPendiente + payment.monto)}</strong>
            </>
          )}
          . El recibo {payment.receiptNumber} quedará anulado. El pago no se borra.
        </>
      }
      label="Motivo de la reversión"
      submit={`Reversar ${formatCop(payment.monto)}`}
      onSubmit={actions.reverse}
      {...dialog}
    />
  );
}
