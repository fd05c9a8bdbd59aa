import { useActs } from "../../app/useActs.ts";
import type { PaymentAct } from "./payment.actions.ts";
import { paymentToasts } from "./payment.texts.ts";
import {
  type PaidContractFragment,
  type PaymentRowFragment,
  usePaymentAttachReceiptMutation,
  usePaymentReverseMutation,
  usePaymentVerifyMutation,
} from "./payments.generated.ts";

/** What shows payments or what they make of a contract. */
export const paymentReads = ["ContractPayments", "PaymentQueue", "PaymentCounts", "PaymentFollowUp", "ContractDetail", "ContractHistory"];

interface OpenAct {
  readonly act: PaymentAct;
  readonly payment: PaymentRowFragment;
  readonly contract: PaidContractFragment;
}

/** The acts on payments: which dialog is open, what was refused, and what each does. What was typed stays when it is refused. */
export function usePaymentActions() {
  const { open, busy, failure, show, close, perform } = useActs<OpenAct>();
  const lists = { refetchQueries: paymentReads, awaitRefetchQueries: true };
  const [decide] = usePaymentVerifyMutation(lists);
  const [reverse] = usePaymentReverseMutation(lists);
  const [attach] = usePaymentAttachReceiptMutation(lists);
  const id = open?.payment.id ?? "";

  return {
    open,
    busy,
    failure,
    show: (act: PaymentAct, payment: PaymentRowFragment, contract: PaidContractFragment) => show({ act, payment, contract }),
    close,
    verify: () => void perform(() => decide({ variables: { id, input: { status: "verified" } } }), paymentToasts.verified, "verifyPayment"),
    reject: (observaciones: string) =>
      void perform(
        () => decide({ variables: { id, input: { status: "rejected", observaciones } } }),
        paymentToasts.rejected,
        "verifyPayment",
      ),
    reverse: (motivo: string) =>
      void perform(() => reverse({ variables: { id, input: { motivo } } }), paymentToasts.reversed, "verifyPayment"),
    attach: (file: File) => void perform(() => attach({ variables: { id, file } }), paymentToasts.attached, "uploadPaymentReceipt"),
  };
}

export type PaymentActions = ReturnType<typeof usePaymentActions>;
