import type { PayForm } from "./pay.form.ts";

/** Typed payment without the card, which is typed again. */
export type TypedPayment = Omit<PayForm, "cardNumber" | "cardExpiry" | "cardCvc">;

/** Last payment that this tab sent: the paid record, the link, and the typed values. */
export interface SentPayment {
  /** The id of the contract or reservation. */
  readonly thing: string;
  /** Token of the link that opened the page; null without a link. */
  readonly token: string | null;
  /** Null once it was paid. */
  readonly typed: TypedPayment | null;
}

const NAME = "pago:enviado";

/**
 * Keeps for this tab the payment being sent, so that after a refusal or a bank's page nobody types it again.
 */
export function keepSent(thing: string, token: string | null, form: PayForm): void {
  const { cardNumber: _number, cardExpiry: _expiry, cardCvc: _cvc, ...typed } = form;
  write({ thing, token, typed });
}

/** Returns the payment that this tab sent last; null when it was for another record, or there was none. */
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

/** Forgets the typed values once they are paid; the link still opens the trip. */
export function forgetTyped(): void {
  const sent = lastSent();
  if (sent?.typed) write({ ...sent, typed: null });
}

const write = (sent: SentPayment): void => sessionStorage.setItem(NAME, JSON.stringify(sent));
