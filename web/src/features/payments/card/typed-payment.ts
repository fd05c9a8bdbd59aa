import type { PayForm } from "./pay.form.ts";

/** Typed payment without the card, which is typed again. */
export type TypedPayment = Omit<PayForm, "cardNumber" | "cardExpiry" | "cardCvc">;

/** The payment that this tab was sending last: of what, by which link, and what was typed. */
export interface SentPayment {
  /** The id of the contract or reservation. */
  readonly thing: string;
  /** Of the link that opened the page; null without one. */
  readonly token: string | null;
  /** Null once it was paid. */
  readonly typed: TypedPayment | null;
}

const NAME = "pago:enviado";

/** Keeps for this tab what is being sent, so that a refusal or a bank's page costs nobody their typing. */
export function keepSent(thing: string, token: string | null, form: PayForm): void {
  const { cardNumber: _number, cardExpiry: _expiry, cardCvc: _cvc, ...typed } = form;
  write({ thing, token, typed });
}

/** Returns the payment that this tab sent last; null where it was for something else, or there was none. */
export function sentOf(thing: string | null): SentPayment | null {
  const sent = lastSent();
  return sent?.thing === thing ? sent : null;
}

/** Returns the payment that this tab sent last, whatever it was for; null for none. */
export function lastSent(): SentPayment | null {
  try {
    return JSON.parse(sessionStorage.getItem(NAME) ?? "null") as SentPayment | null;
  } catch {
    return null;
  }
}

/** Forgets what was typed once it was paid; the link goes on opening the trip. */
export function forgetTyped(): void {
  const sent = lastSent();
  if (sent?.typed) write({ ...sent, typed: null });
}

const write = (sent: SentPayment): void => sessionStorage.setItem(NAME, JSON.stringify(sent));
