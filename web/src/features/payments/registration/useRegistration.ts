import { ACCEPTS_DUPLICATE } from "@travesia/api/payments/payment/duplicate/duplicate.rules";
import { useState } from "react";
import type { SaveOf } from "../../../app/saving/useFields.ts";
import { useSaving, type Wrong } from "../../../app/saving/useSaving.ts";
import { paymentToasts } from "./payment.texts.ts";
import { usePaymentRegisterMutation } from "./payments.generated.ts";
import {
  isAsked,
  type Proposal,
  type registerFields,
  type PaymentForm,
  registerVariables,
} from "./register.form.ts";
import { paymentReads } from "./usePaymentActions.ts";

/** Whether the server asks if the payment is one that is there already. */
const asksForMeaning = (wrong: Wrong) => wrong.some(({ field }) => field === ACCEPTS_DUPLICATE);

/**
 * The registration of a payment of one contract: what it proposes while its dialog is open, and how it goes.
 * One opening has one idempotency key: pressed again after an answer that was lost, it makes no second
 * payment.
 */
export function useRegisterPayment(contractId: string) {
  const { busy, failure, forget, perform } = useSaving({ tells: (wrong) => !asksForMeaning(wrong) });
  const [open, setOpen] = useState<{ readonly proposal: Proposal; readonly key: string } | null>(null);
  // The form of which the server asked whether it is a payment that is there already.
  const [asked, setAsked] = useState<PaymentForm | null>(null);
  const [register] = usePaymentRegisterMutation({
    refetchQueries: paymentReads,
    awaitRefetchQueries: true,
  });
  return {
    proposal: open?.proposal ?? null,
    busy,
    failure,
    asked,
    begin: (proposal: Proposal) => {
      forget();
      setAsked(null);
      setOpen({ proposal, key: crypto.randomUUID() });
    },
    close: () => setOpen(null),
    submit: (async ({ values, input }) => {
      if (!open) return null;
      const meant = isAsked(values, asked);
      const variables = registerVariables(contractId, input, values.comprobante, open.key, meant);
      const act = () => register({ variables });
      const wrong = await perform(act, paymentToasts.registered, "registerPayment");
      setAsked(wrong && asksForMeaning(wrong) ? values : null);
      if (!wrong) setOpen(null);
      return wrong;
    }) satisfies SaveOf<ReturnType<typeof registerFields>>,
  };
}
