import { formatCop } from "@travesia/api/cop";
import { spokenPayable } from "@travesia/api/payments/payable/payable.rules";
import { REFUND_DAYS } from "@travesia/api/payments/refund/refund.rules";
import type { ComponentType } from "react";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { ReasonDialog } from "../../../base/saving/ReasonDialog.tsx";
import { AttachProofDialog } from "./AttachProofDialog.tsx";
import type { PaymentAct } from "./payment.offered-acts.ts";
import type { PaymentRowFragment } from "./payments.generated.ts";
import type { PaymentActions } from "./usePaymentActions.ts";
import { VerifyPaymentDialog } from "./VerifyPaymentDialog.tsx";

interface ActDialogProps {
  readonly payment: PaymentRowFragment;
  readonly actions: PaymentActions;
}

/** The dialog of each act; a correction has a form of its own. */
const dialogs: Record<PaymentAct, ComponentType<ActDialogProps> | null> = {
  verify: ({ payment, actions }) => (
    <VerifyPaymentDialog
      payment={payment}
      asked={actions.asked}
      busy={actions.busy}
      failure={actions.failure}
      onVerify={actions.verify}
      onClose={actions.close}
    />
  ),
  withdraw: ({ payment, actions }) => (
    <ConfirmDialog
      open
      title="Retirar pago"
      confirm={`Retirar ${formatCop(payment.monto)}`}
      destructive
      busy={actions.busy}
      onConfirm={actions.withdraw}
      onClose={actions.close}
    >
      El pago de <Amount payment={payment} /> para {spokenPayable(payment.paidFor)} dejará de esperar
      verificación y no contará. Podrás registrar otro.
    </ConfirmDialog>
  ),
  refund: ({ payment, actions }) => (
    <ConfirmDialog
      open
      title="Devolver pago"
      confirm={`Devolver ${formatCop(payment.monto)}`}
      destructive
      busy={actions.busy}
      onConfirm={actions.refund}
      onClose={actions.close}
    >
      El pago de <Amount payment={payment} /> para {spokenPayable(payment.paidFor)} no contará y quedará por
      devolver en {REFUND_DAYS} días. Le avisaremos a{" "}
      <strong>{payment.pagadorEmail ?? payment.paidFor.receiptsTo}</strong>.
    </ConfirmDialog>
  ),
  attach: ({ payment, actions }) => (
    <AttachProofDialog
      monto={payment.monto}
      replaces={payment.comprobanteFileId !== null}
      busy={actions.busy}
      failure={actions.failure}
      onSubmit={actions.attach}
      onClose={actions.close}
    />
  ),
  reject: ({ payment, actions }) => (
    <ReasonDialog
      title="Rechazar pago"
      lead={
        <>
          El pago de <Amount payment={payment} /> para {spokenPayable(payment.paidFor)} no contará. Quien lo
          registró verá el motivo y podrá registrar uno nuevo.
        </>
      }
      label="Motivo del rechazo"
      submit={`Rechazar ${formatCop(payment.monto)}`}
      busy={actions.busy}
      failure={actions.failure}
      onSubmit={actions.reject}
      onClose={actions.close}
    />
  ),
  reverse: ({ payment, actions }) => (
    <ReasonDialog
      title="Reversar pago"
      lead={
        <>
          El pago de <Amount payment={payment} /> dejará de contar en {spokenPayable(payment.paidFor)}
          {payment.paidFor.cancelled ? (
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
      busy={actions.busy}
      failure={actions.failure}
      onSubmit={actions.reverse}
      onClose={actions.close}
    />
  ),
  correct: null,
};

/** Shows the dialog of the act that is open, if one is. */
export function PaymentDialogs({ actions }: { readonly actions: PaymentActions }) {
  const { open } = actions;
  const Dialog = open && dialogs[open.act];
  return Dialog && <Dialog payment={open.payment} actions={actions} />;
}

const Amount = ({ payment }: Pick<ActDialogProps, "payment">) => <strong>{formatCop(payment.monto)}</strong>;
