import { announced } from "../../../base/saving/useSaving.ts";
import { useApolloClient } from "@apollo/client/react";
import { formatCop } from "@travesia/api/cop";
import { spokenPayable } from "@travesia/api/payments/payable/payable.rules";
import { REFUND_DAYS } from "@travesia/api/payments/refund/refund.rules";
import { confirming } from "../../../base/acts/confirming.tsx";
import { recordAct, useRecordActs } from "../../../base/acts/record-acts.tsx";
import { withReason } from "../../../base/acts/with-reason.tsx";
import { formatInstant } from "../../../ui/days.ts";
import { CorrectPaymentDialog } from "../desk/CorrectPaymentDialog.tsx";
import { StateWithheldDialog } from "../withheld/StateWithheldDialog.tsx";
import { AttachProofDialog } from "./AttachProofDialog.tsx";
import type { PaymentAct } from "./payment.offered-acts.ts";
import { paymentReads } from "./payment.reads.ts";
import { decidedText, paymentTexts as texts, paymentToasts as toasts } from "./payment.texts.ts";
import {
  PaymentAttachReceiptDocument,
  PaymentCorrectDocument,
  PaymentDecidedDocument,
  PaymentRefundDocument,
  PaymentReverseDocument,
  type PaymentRowFragment,
  PaymentVerifyDocument,
  PaymentWithholdDocument,
  PaymentWithdrawDocument,
} from "./payments.generated.ts";
import { VerifyPaymentDialog } from "./VerifyPaymentDialog.tsx";

const act = recordAct<PaymentRowFragment, "row" | "line" | "desk">();
/** Returns by how much a payment lowers the balance, in COP. */
const creditOf = ({ monto, retenido }: Pick<PaymentRowFragment, "monto" | "retenido">) => monto + retenido;
const amount = ({ monto }: PaymentRowFragment) => <strong>{formatCop(monto)}</strong>;

/**
 * Acts on a payment, in the order of its page; used in list rows, on contracts and in the verification
 * workspace.
 */
export const paymentActs = {
  verify: act({
    label: "Verificar",
    mutation: PaymentVerifyDocument,
    done: toasts.verified,
    decides: true,
    places: ["row", "line"],
    Dialog: VerifyPaymentDialog,
  }),
  reject: act({
    label: "Rechazar",
    mutation: PaymentVerifyDocument,
    done: toasts.rejected,
    decides: true,
    color: "error",
    places: ["row", "line", "desk"],
    Dialog: withReason(
      (payment) => ({
        title: "Rechazar pago",
        lead: (
          <>
            El pago de {amount(payment)} para {spokenPayable(payment.paidFor)} no contará. Quien lo registró
            verá el motivo y podrá registrar uno nuevo.
          </>
        ),
        label: "Motivo del rechazo",
        submit: `Rechazar ${formatCop(payment.monto)}`,
      }),
      (observaciones) => ({ input: { status: "rejected" as const, observaciones } }),
    ),
  }),
  refund: act({
    label: "Devolver",
    mutation: PaymentRefundDocument,
    done: toasts.refunded,
    decides: true,
    color: "error",
    places: ["row", "line", "desk"],
    Dialog: confirming((payment) => ({
      title: "Devolver pago",
      confirm: `Devolver ${formatCop(payment.monto)}`,
      destructive: true,
      children: (
        <>
          El pago de {amount(payment)} para {spokenPayable(payment.paidFor)} no contará y quedará por devolver
          en {REFUND_DAYS} días. Le avisaremos a{" "}
          <strong>{payment.pagadorEmail ?? payment.paidFor.receiptsTo}</strong>.
        </>
      ),
    })),
  }),
  withdraw: act({
    label: "Retirar",
    mutation: PaymentWithdrawDocument,
    done: toasts.withdrawn,
    decides: true,
    color: "error",
    places: ["row", "line", "desk"],
    Dialog: confirming((payment) => ({
      title: "Retirar pago",
      confirm: `Retirar ${formatCop(payment.monto)}`,
      destructive: true,
      children: (
        <>
          El pago de {amount(payment)} para {spokenPayable(payment.paidFor)} dejará de esperar verificación y
          no contará. Podrás registrar otro.
        </>
      ),
    })),
  }),
  attach: act({
    label: texts.attach,
    mutation: PaymentAttachReceiptDocument,
    done: announced(toasts.attached),
    failing: "uploadPaymentReceipt",
    color: "inherit",
    places: ["desk"],
    Dialog: AttachProofDialog,
  }),
  correct: act({
    label: texts.correct,
    mutation: PaymentCorrectDocument,
    done: announced(toasts.corrected),
    color: "inherit",
    places: ["desk"],
    Dialog: CorrectPaymentDialog,
  }),
  withhold: act({
    label: "Retenciones",
    mutation: PaymentWithholdDocument,
    done: announced(toasts.withheld),
    color: "inherit",
    places: ["line"],
    Dialog: StateWithheldDialog,
  }),
  reverse: act({
    label: "Reversar",
    mutation: PaymentReverseDocument,
    done: toasts.reversed,
    color: "error",
    places: ["line"],
    Dialog: withReason(
      (payment) => ({
        title: "Reversar pago",
        lead: (
          <>
            El pago de {amount(payment)} dejará de contar en {spokenPayable(payment.paidFor)}
            {payment.paidFor.cancelled ? (
              ". Lo que faltaba por devolver de él ya no se devuelve"
            ) : (
              <>
                , cuyo saldo subirá a <strong>{formatCop(payment.saldoPendiente + creditOf(payment))}</strong>
              </>
            )}
            . El recibo {payment.receiptNumber} quedará anulado. El pago no se borra.
          </>
        ),
        label: "Motivo de la reversión",
        submit: `Reversar ${formatCop(payment.monto)}`,
      }),
      (motivo) => ({ input: { motivo } }),
    ),
  }),
} satisfies Record<PaymentAct, unknown>;

export const everyPaymentAct = Object.keys(paymentActs) as readonly PaymentAct[];

/** Returns the acts on payments; `onDecided` is called with each payment that is no longer pending. */
export function usePaymentActs({ onDecided }: { readonly onDecided?: (id: string) => void } = {}) {
  const client = useApolloClient();
  return useRecordActs<PaymentAct, PaymentRowFragment>(paymentActs, {
    reads: paymentReads,
    failing: "verifyPayment",
    onDone: ({ id }, { decides }) => decides && onDecided?.(id),
    decidedMeanwhile: async ({ id }) => {
      const { data } = await client.query({
        query: PaymentDecidedDocument,
        variables: { id },
        fetchPolicy: "network-only",
      });
      const payment = data?.payment;
      if (!payment?.verifiedAt || payment.status === "pending") return null;
      const who = payment.verifiedBy && `${payment.verifiedBy.name} ${payment.verifiedBy.lastname}`.trim();
      return decidedText(payment, who ?? null, formatInstant(payment.verifiedAt));
    },
  });
}
