import { formatCop } from "@travesia/api/cop";
import { confirming } from "../../base/acts/confirming.tsx";
import { recordAct } from "../../base/acts/record-acts.tsx";
import { approvalTexts as texts, approvalToasts as toasts } from "./approval.texts.ts";
import {
  ApprovalGiveDocument,
  type ApprovalRowFragment,
  ApprovalWithdrawDocument,
} from "./approvals.generated.ts";

const act = recordAct<ApprovalRowFragment>();

/** Acts on a payment that a second person must approve. */
export const approvalActs = {
  approve: act({
    label: texts.approve,
    mutation: ApprovalGiveDocument,
    done: toasts.given,
    Dialog: confirming(({ askedBy, monto, payee, maskedAccount, concept }) => ({
      title: "Aprobar pago",
      confirm: `Aprobar ${formatCop(monto)}`,
      children:
        `${askedBy.name} ${askedBy.lastname} podrá pagar ${formatCop(monto)} a ${payee} ` +
        `(${maskedAccount}) por ${concept}, una sola vez.`,
    })),
  }),
  withdraw: act({ label: texts.withdraw, mutation: ApprovalWithdrawDocument, done: toasts.withdrawn }),
};
