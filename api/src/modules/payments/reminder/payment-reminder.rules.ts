import type { HowToPay } from "../../content/agency-account/how-to-pay-block.rules.ts";

/** Days on which a client is reminded of a payment, counted from its due day; negative before it. */
export const reminderSteps = [-7, -1, 1, 5, 10] as const;

/** Sentence shown when the client wants no reminders. */
export const SWITCHED_OFF = "El cliente desactivó los recordatorios de pago. Llámalo o escríbele.";

/** Sentence shown when a reminder was already sent to the client that day. */
export const ALREADY_TOLD = "Hoy ya le llegó un recordatorio de pago a este cliente (Ley 2300 de 2023).";

/** Sentence shown when all that is overdue was reported and waits to be verified. */
export const ALL_WAITS = "Lo vencido ya está por verificar: revisa ese pago antes de recordarle.";

/** Sentence shown while the client's promise to pay is not due. */
export const PROMISED = "El cliente prometió pagar: no se le recuerda hasta ese día.";

/**
 * Days by which a reminder may be late that could not be sent on its own day: a Sunday, a holiday, another
 * reminder that day.
 */
export const reminderGrace = 3;

/**
 * Returns the sentence of a message with the account to pay into: the first account of the agency, of a bank
 * or a Bre-B key, with the reference; empty without an account.
 */
export function accountSentence(ways: HowToPay | null): string {
  const [account] = ways?.accounts ?? [];
  if (!ways || !account) return "";
  const { name, number, holder } = account;
  return `Puedes pagar en ${name} ${number} (${holder}), con la referencia ${ways.reference}.`;
}
