import { ACCEPTS_DUPLICATE } from "@travesia/api/payments/payment/duplicate/duplicate.rules";
import { useState } from "react";
import type { SaveOf } from "../../../base/saving/useFields.ts";
import { useSaving, type Wrong } from "../../../base/saving/useSaving.ts";
import { newKey } from "../../../base/saving/new-key.ts";
import { paymentToasts } from "../payment/payment.texts.ts";
import {
  isAsked,
  type PaymentForm,
  type registerFields,
  type Registration,
  registrationOf,
} from "./register.form.ts";

/** Returns whether the server asks if the payment is a duplicate. */
const asksForMeaning = (wrong: Wrong) => wrong.some(({ field }) => field === ACCEPTS_DUPLICATE);

/**
 * Returns the registration of one payment while its dialog is open. Each opening has one idempotency key, so
 * resubmitting after a lost answer creates no second payment.
 */
export function useRegistration(
  register: (registration: Registration) => Promise<unknown>,
  onClose: () => void,
) {
  const { busy, failure, perform } = useSaving();
  const [key] = useState(newKey);
  // Form about which the server asked whether it is an existing payment.
  const [asked, setAsked] = useState<PaymentForm | null>(null);
  return {
    busy,
    failure,
    asked,
    onClose,
    onSubmit: (async ({ values, input }) => {
      const registration = registrationOf(input, values.comprobante, key, isAsked(values, asked));
      const wrong = await perform(() => register(registration), paymentToasts.registered, "registerPayment");
      setAsked(wrong && asksForMeaning(wrong) ? values : null);
      if (!wrong) onClose();
      return wrong;
    }) satisfies SaveOf<ReturnType<typeof registerFields>>,
  };
}
