import type { HowToPay } from "../../content/agency-account/how-to-pay-block.rules.ts";

/** Days on which a client is reminded of a payment, relative to the due day; negative before it. */
export const reminderSteps = [-7, -1, 1, 5, 10] as const;

/** Sentence shown when the client disabled reminders. */
export const SWITCHED_OFF = "El cliente desactivó los recordatorios de pago. Llámalo o escríbele.";

/** Sentence shown when a reminder was already sent to the client today. */
export const ALREADY_TOLD = "Hoy ya le llegó un recordatorio de pago a este cliente (Ley 2300 de 2023).";

/** Sentence shown when payments for the whole overdue amount await verification. */
export const ALL_WAITS = "Lo vencido ya está por verificar: revisa ese pago antes de recordarle.";

/** Sentence shown before the day by which the client promised to pay. */
export const PROMISED = "El cliente prometió pagar: no se le recuerda hasta ese día.";

/**
 * Maximum delay, in days, of a reminder that could not be sent on its day because of a Sunday, a holiday or
 * another reminder.
 */
export const reminderGrace = 3;

/**
 * Returns the sentence with the account to pay into: the agency's first bank account or Bre-B key, with the
 * reference; an empty string without an account.
 */
export function accountSentence(ways: HowToPay | null): string {
  const [account] = ways?.accounts ?? [];
  if (!ways || !account) return "";
  const { name, number, holder } = account;
  return `Puedes pagar en ${name} ${number} (${holder}), con la referencia ${ways.reference}.`;
}
