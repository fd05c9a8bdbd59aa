import { announced } from "../../../base/saving/useSaving.ts";
import { formatCop } from "@travesia/api/cop";
import type { RefundAct } from "@travesia/api/payments/refund/refund.acts.rules";
import { ofPayable } from "@travesia/api/payments/payable/payable.rules";
import { confirming } from "../../../base/acts/confirming.tsx";
import { recordAct, useRecordActs } from "../../../base/acts/record-acts.tsx";
import { withReason } from "../../../base/acts/with-reason.tsx";
import { PayRefundDialog, RefundAccountDialog, RefundDueDialog } from "./RefundDialogs.tsx";
import { refundTexts as texts, refundToasts as toasts } from "./refund.texts.ts";
import {
  RefundAccountAskDocument,
  RefundAccountSetDocument,
  RefundAnnulDocument,
  RefundDueChangeDocument,
  RefundPayDocument,
  type RefundRowFragment,
} from "./refunds.generated.ts";

const act = recordAct<RefundRowFragment>();

/** Acts of staff on a refund. */
export const refundActs = {
  pay: act({ label: texts.pay, mutation: RefundPayDocument, done: toasts.paid, Dialog: PayRefundDialog }),
  setAccount: act({
    label: texts.setAccount,
    mutation: RefundAccountSetDocument,
    done: announced(toasts.accountSet),
    Dialog: RefundAccountDialog,
  }),
  askAccount: act({
    label: texts.askAccount,
    mutation: RefundAccountAskDocument,
    done: toasts.accountAsked,
    Dialog: confirming(({ monto }) => ({
      title: texts.askAccount,
      confirm: "Enviar correo",
      children:
        `El cliente recibe un correo que le pide la cuenta para devolverle ${formatCop(monto)}, con un ` +
        "botón a su página.",
    })),
  }),
  changeDue: act({
    label: texts.changeDue,
    mutation: RefundDueChangeDocument,
    done: announced(toasts.dueChanged),
    Dialog: RefundDueDialog,
  }),
  annul: act({
    label: texts.annul,
    mutation: RefundAnnulDocument,
    done: toasts.annulled,
    color: "error",
    Dialog: withReason(
      ({ monto, paidFor }) => ({
        title: texts.annul,
        lead:
          `La devolución de ${formatCop(monto)} ${ofPayable(paidFor)} dejará de deberse. Luego puedes ` +
          "decidir otro valor.",
        label: "Motivo",
        submit: "Anular",
      }),
      (motivo) => ({ input: { motivo } }),
    ),
  }),
} satisfies Partial<Record<RefundAct, unknown>>;

export type StaffRefundAct = keyof typeof refundActs;

/** Returns the acts on refunds. */
export const useRefundActs = () =>
  useRecordActs<StaffRefundAct, RefundRowFragment>(refundActs, {
    reads: ["RefundList", "RefundCounts", "RefundsOfContract", "DayInbox"],
  });

export type RefundActions = ReturnType<typeof useRefundActs>;
