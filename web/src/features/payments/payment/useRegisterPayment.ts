import { ACCEPTS_DUPLICATE } from "@travesia/api/payments/payment/duplicate.rules";
import { useState } from "react";
import { failureText, fieldFailures } from "../../../app/failure/failures.ts";
import { useFailureToast } from "../../../app/failure/useFailureToast.ts";
import { useToasts } from "../../../ui/toasts.tsx";
import { paymentToasts } from "./payment.texts.ts";
import { usePaymentRegisterMutation } from "./payments.generated.ts";
import { isAsked, type Proposal, type RegisterForm, registerVariables } from "./register.form.ts";
import { paymentReads } from "./usePaymentActions.ts";

/**
 * The registration of a payment of one contract: what it proposes while its dialog is open, and how it goes.
 * One opening has one idempotency key: pressed again after an answer that was lost, it makes no second
 * payment.
 */
export function useRegisterPayment(contractId: string) {
  const toasts = useToasts();
  const tellFailure = useFailureToast();
  const [open, setOpen] = useState<{ readonly proposal: Proposal; readonly key: string } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  // The form of which the server asked whether it is a payment that is there already.
  const [asked, setAsked] = useState<RegisterForm | null>(null);
  const [register, { loading: busy }] = usePaymentRegisterMutation({
    refetchQueries: paymentReads,
    awaitRefetchQueries: true,
  });
  return {
    proposal: open?.proposal ?? null,
    busy,
    failure,
    asked,
    begin: (proposal: Proposal) => {
      setFailure(null);
      setAsked(null);
      setOpen({ proposal, key: crypto.randomUUID() });
    },
    close: () => setOpen(null),
    submit: async (form: RegisterForm) => {
      if (!open) return;
      setFailure(null);
      try {
        await register({ variables: registerVariables(contractId, form, open.key, isAsked(form, asked)) });
        setOpen(null);
        toasts.success(paymentToasts.registered);
      } catch (error) {
        const asks = fieldFailures(error).some(({ field }) => field === ACCEPTS_DUPLICATE);
        setAsked(asks ? form : null);
        setFailure(failureText(error, "registerPayment"));
        if (!asks) tellFailure(error, "registerPayment");
      }
    },
  };
}
