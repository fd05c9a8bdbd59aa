/** Outcome of a transaction of the simulator. */
export type Outcome = "APPROVED" | "DECLINED" | "ERROR";

/** Faults that can be simulated. */
export const faults = [
  "none",
  /** Answers 500 and does nothing. */
  "error",
  /** Does nothing and never answers. */
  "silent",
  /** Creates transactions but never answers the request. */
  "unanswered",
  /** Sends no event. */
  "lost",
  /** Sends each event twice at once. */
  "doubled",
  /** Keeps transactions pending for a quarter of an hour. */
  "late",
] as const;
export type Fault = (typeof faults)[number];

const cards: Readonly<Record<string, Outcome>> = {
  "4242424242424242": "APPROVED",
  "4111111111111111": "DECLINED",
};
const phones: Readonly<Record<string, Outcome>> = { "3991111111": "APPROVED", "3992222222": "DECLINED" };
const banks: Readonly<Record<string, Outcome>> = { "1": "APPROVED", "2": "DECLINED" };

/** Returns the outcome for a card, a phone or a bank (spec/5-colombia.md 1.8); ERROR for any other. */
export const outcomeOfCard = (number: string): Outcome => cards[number] ?? "ERROR";
export const outcomeOfPhone = (phone: string): Outcome => phones[phone] ?? "ERROR";
export const outcomeOfBank = (code: string): Outcome => banks[code] ?? "ERROR";

/** Banks of the simulator. */
export const sandboxBanks = [
  { financial_institution_code: "1", financial_institution_name: "Banco que aprueba" },
  { financial_institution_code: "2", financial_institution_name: "Banco que rechaza" },
  { financial_institution_code: "3", financial_institution_name: "Banco que falla" },
] as const;

/** Messages of the provider for each outcome. */
export const wordsOf: Readonly<Record<string, string | null>> = {
  PENDING: null,
  APPROVED: null,
  DECLINED: "La transacción fue rechazada (Sandbox)",
  ERROR: "La transacción no pudo procesarse (Sandbox)",
  VOIDED: "La transacción fue anulada",
};

/** Minutes after which an event that was not answered with 200 is resent, three times in total (1.9). */
export const retryMinutes = [30, 180, 1440] as const;

/** Minutes for which a payment waits for the client at their bank, and any payment with the fault `late`. */
export const PENDING_MINUTES = 15;

/** Returns the card's brand by its first digit, in the provider's spelling. */
export const brandOf = (number: string): string =>
  number.startsWith("4") ? "VISA" : /^(5[1-5]|2[2-7])/.test(number) ? "MASTERCARD" : "AMEX";
