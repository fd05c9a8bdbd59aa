import { useState } from "react";
import { failureText, fieldFailures, isUnanswered } from "../../../base/failure/failures.ts";
import { besideSession } from "../../../base/session/link-token.ts";
import { sentCard } from "./card-number.ts";
import { cardTexts as texts } from "./card.texts.ts";
import {
  type PaidOnlineFragment,
  useOnlinePaymentLookUpMutation,
  useOnlinePayMutation,
} from "./card.generated.ts";
import { type PaidThing, type PayForm, payFieldOf, payInput } from "./pay.form.ts";
import { type CardField, CardRefused, type Provider, ProviderSilent, tokenize } from "./provider.ts";

/** Provider data for the request, and the tokens of the accepted documents. */
export interface Checkout extends Provider {
  readonly terms: { readonly token: string };
  readonly personalData: { readonly token: string };
}

/** Outcome of sending a payment: it was sent, some fields are invalid, or the result is not known yet. */
export type PayOutcome =
  | { readonly sent: PaidOnlineFragment }
  | {
      readonly wrong: readonly (readonly [keyof PayForm, string])[];
      readonly text: string;
      /** True when the server refused the payment; the next attempt is a new payment with a new key. */
      readonly refused?: boolean;
    };

const cardFields: Readonly<Record<CardField, keyof PayForm>> = {
  number: "cardNumber",
  cvc: "cardCvc",
  expiry: "cardExpiry",
  holder: "cardHolder",
};

const LOOKS = 6;
const pause = (ms: number) => new Promise((soon) => setTimeout(soon, ms));

/**
 * Pays online exactly once, however often the button is clicked: the server recognizes the payment by a key
 * from this browser. When the answer is lost, the server is queried by that key until it returns the outcome.
 */
export function usePayOnline(checkout: Checkout, thing: PaidThing, token: string | null) {
  const [pay] = useOnlinePayMutation();
  const [lookUp] = useOnlinePaymentLookUpMutation();
  const context = besideSession(token);
  const [busy, setBusy] = useState(false);
  const [lost, setLost] = useState(false);

  const find = async (key: string): Promise<PayOutcome> => {
    setLost(true);
    for (let look = 0; ; look += 1) {
      await pause(look < LOOKS ? 2_000 : 5_000);
      try {
        const { data } = await lookUp({ variables: { key, transactionId: null }, context });
        const found = data?.lookUpOnlinePayment;
        if (found) return { sent: found };
        // Nothing exists under this name: it may still be on its way, for a moment.
        if (look >= LOOKS) return { wrong: [], text: texts.notSent };
      } catch (failure) {
        if (!isUnanswered(failure)) return { wrong: [], text: failureText(failure) };
        look = Math.min(look, LOOKS - 2);
      }
    }
  };

  const send = async (form: PayForm, key: string): Promise<PayOutcome> => {
    try {
      const card = form.medio === "card" ? await tokenize(checkout, cardOf(form)) : null;
      const accepted = { terms: checkout.terms.token, personalData: checkout.personalData.token };
      const input = payInput(form, thing, accepted, card);
      const { data } = await pay({ variables: { input, key }, context });
      return data ? { sent: data.payOnline } : { wrong: [], text: texts.failed };
    } catch (failure) {
      if (failure instanceof ProviderSilent) return { wrong: [], text: texts.providerSilent };
      if (failure instanceof CardRefused) {
        const wrong = failure.problems.map(({ field, message }) => [cardFields[field], message] as const);
        return { wrong, text: texts.checkData };
      }
      if (isUnanswered(failure)) return find(key);
      const wrong = fieldFailures(failure).flatMap(({ field, message }) => {
        const name = payFieldOf(field, form);
        return name ? [[name, message] as const] : [];
      });
      return { wrong, text: failureText(failure), refused: true };
    }
  };

  return {
    busy,
    /** True while the result of a payment with a lost answer is being queried. */
    lost,
    /** Sends the payment with the entered values, under the key that this browser gave it. */
    send: async (form: PayForm, key: string): Promise<PayOutcome> => {
      setBusy(true);
      try {
        return await send(form, key);
      } finally {
        setBusy(false);
        setLost(false);
      }
    },
  };
}

const cardOf = ({ cardNumber, cardExpiry, cardCvc, cardHolder }: PayForm) =>
  sentCard({ number: cardNumber, expiry: cardExpiry, cvc: cardCvc, holder: cardHolder });
