import type { PayForm } from "./pay.form.ts";

/** Entered payment without the card data, which must be entered again. */
export type TypedPayment = Omit<PayForm, "cardNumber" | "cardExpiry" | "cardCvc">;

/** Last payment sent by this tab: the paid record, the link and the entered values. */
export interface SentPayment {
  /** Id of the contract or reservation. */
  readonly thing: string;
  /** Token of the link that opened the page; null without a link. */
  readonly token: string | null;
  /** Entered values; null after the payment was made. */
  readonly typed: TypedPayment | null;
}

const NAME = "pago:enviado";

/**
 * Stores the payment being sent in this tab, so that the user need not enter it again after a refusal or a
 * bank's page.
 */
export function keepSent(thing: string, token: string | null, form: PayForm): void {
  const { cardNumber: _number, cardExpiry: _expiry, cardCvc: _cvc, ...typed } = form;
  write({ thing, token, typed });
}

/**
 * Returns the last payment sent by this tab for this record; null when there is none, or it was for another
 * record.
 */
export function sentOf(thing: string | null): SentPayment | null {
  const sent = lastSent();
  return sent?.thing === thing ? sent : null;
}

/** Returns the last payment sent by this tab for any record; null for none. */
export function lastSent(): SentPayment | null {
  try {
    return JSON.parse(sessionStorage.getItem(NAME) ?? "null") as SentPayment | null;
  } catch {
    return null;
  }
}

/** Removes the entered values after the payment was made; the link is kept and still opens the trip. */
export function forgetTyped(): void {
  const sent = lastSent();
  if (sent?.typed) write({ ...sent, typed: null });
}

const write = (sent: SentPayment): void => sessionStorage.setItem(NAME, JSON.stringify(sent));
