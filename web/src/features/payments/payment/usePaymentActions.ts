import { useApolloClient } from "@apollo/client/react";
import { asksForReason } from "@travesia/api/payments/payment/duplicate/duplicate.rules";
import { useState } from "react";
import { readOver } from "../../../base/saving/read-after.ts";
import { useActs } from "../../../base/saving/useActs.ts";
import type { VerifyPaymentInput } from "../../../graphql/schema.generated.ts";
import { formatInstant } from "../../../ui/days.ts";
import type { PaymentAct } from "./payment.offered-acts.ts";
import { decidedText, paymentToasts } from "./payment.texts.ts";
import {
  PaymentDecidedDocument,
  type PaymentRowFragment,
  usePaymentAttachReceiptMutation,
  usePaymentRefundMutation,
  usePaymentReverseMutation,
  usePaymentVerifyMutation,
  usePaymentWithdrawMutation,
} from "./payments.generated.ts";

/** Queries that show payments or their effect on a contract. */
export const paymentReads = [
  "ContractPayments",
  "PaymentQueue",
  "PaymentDesk",
  "PaymentDetail",
  "PaymentsReceived",
  "PaymentCounts",
  "PaymentFollowUp",
  "ContractDetail",
  "RecordHistory",
];

interface OpenAct {
  readonly act: PaymentAct;
  readonly payment: PaymentRowFragment;
}

/**
 * Returns the acts on payments: which dialog is open, the refusal, and the function of each. A refused
 * form keeps its text. `onDecided` hears of a payment that no longer awaits verification, also when
 * another person decided it.
 */
export function usePaymentActions({ onDecided }: { readonly onDecided?: (id: string) => void } = {}) {
  const { open, busy, failure, show, close, perform } = useActs<OpenAct>();
  const lists = { refetchQueries: paymentReads, awaitRefetchQueries: true };
  const [decide] = usePaymentVerifyMutation(lists);
  const [reverse] = usePaymentReverseMutation(lists);
  const [attach] = usePaymentAttachReceiptMutation(lists);
  const [withdraw] = usePaymentWithdrawMutation(lists);
  const [refund] = usePaymentRefundMutation(lists);
  const client = useApolloClient();
  // Whether the server asked, in the dialog that is open, why the payment counts.
  const [asked, setAsked] = useState(false);
  const id = open?.payment.id ?? "";

  /**
   * Returns the sentence that names the person who decided the payment in the meantime, and the time; null
   * while it is pending.
   */
  const decidedMeanwhile = async (): Promise<string | null> => {
    const { data } = await client.query({
      query: PaymentDecidedDocument,
      variables: { id },
      fetchPolicy: "network-only",
    });
    const payment = data?.payment;
    if (!payment?.verifiedAt || payment.status === "pending") return null;
    const who = payment.verifiedBy && `${payment.verifiedBy.name} ${payment.verifiedBy.lastname}`.trim();
    return decidedText(payment, who ?? null, formatInstant(payment.verifiedAt));
  };
  /**
   * Does what a payment that waits allows. Where another person was faster the dialog closes and says who it
   * was.
   */
  const settle = async (act: () => Promise<unknown>, done: string) => {
    const wrong = await perform(
      async () => {
        try {
          await act();
          return done;
        } catch (error) {
          const decided = await decidedMeanwhile().catch(() => null);
          if (!decided) throw error;
          await readOver(client, "active");
          return decided;
        }
      },
      (said) => said,
      "verifyPayment",
    );
    if (!wrong) onDecided?.(id);
    setAsked((before) => before || (wrong?.some(({ field }) => asksForReason(field)) ?? false));
    return wrong;
  };
  const verdict = (input: VerifyPaymentInput, done: string) =>
    settle(() => decide({ variables: { id, input } }), done);

  return {
    open,
    busy,
    failure,
    asked,
    show: (act: PaymentAct, payment: PaymentRowFragment) => {
      setAsked(false);
      show({ act, payment });
    },
    close,
    /** Verifies; a payment that looks like another, or is for what was cancelled, with the reason. */
    verify: (reason?: string) =>
      verdict(
        {
          status: "verified",
          ...(reason !== undefined && { aceptaDuplicado: true, motivoDuplicado: reason }),
        },
        paymentToasts.verified,
      ),
    reject: (observaciones: string) => verdict({ status: "rejected", observaciones }, paymentToasts.rejected),
    withdraw: () => void settle(() => withdraw({ variables: { id } }), paymentToasts.withdrawn),
    refund: () => void settle(() => refund({ variables: { id } }), paymentToasts.refunded),
    reverse: (motivo: string) =>
      perform(
        () => reverse({ variables: { id, input: { motivo } } }),
        paymentToasts.reversed,
        "verifyPayment",
      ),
    attach: (file: File) =>
      perform(() => attach({ variables: { id, file } }), paymentToasts.attached, "uploadPaymentReceipt"),
  };
}

export type PaymentActions = ReturnType<typeof usePaymentActions>;
