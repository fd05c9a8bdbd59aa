import { addDays, type Day, daysBetween } from "../../../core/colombia/days.ts";
import { listOrder } from "../../../core/list/order.rules.ts";

/** Days from today until which a client may promise to pay. */
const LONGEST_PROMISE = 60;

/** Returns the last day that a client may promise today. */
export const lastPromiseDay = (today: Day): Day => addDays(today, LONGEST_PROMISE);

/** Age of a contract's debt in days overdue, by the due day of its oldest unpaid line. */
export const DebtAge = {
  current: "current",
  upTo30: "upTo30",
  upTo60: "upTo60",
  upTo90: "upTo90",
  over90: "over90",
} as const;
export type DebtAge = keyof typeof DebtAge;

/** Names of the ages. */
export const debtAgeLabels: Readonly<Record<DebtAge, string>> = {
  current: "Al día",
  upTo30: "0 a 30 días",
  upTo60: "31 a 60 días",
  upTo90: "61 a 90 días",
  over90: "Más de 90 días",
};

/** The last day of each age, in days overdue. */
export const lastDayOfAge = { upTo30: 30, upTo60: 60, upTo90: 90 } as const;

/**
 * Returns the age of a debt whose oldest unpaid line is due on a day; `current` when nothing is due before
 * today.
 */
export function debtAge(oldestDue: Day | null, today: Day): DebtAge {
  if (oldestDue === null || oldestDue >= today) return "current";
  const days = daysBetween(oldestDue, today);
  const found = (["upTo30", "upTo60", "upTo90"] as const).find((age) => days <= lastDayOfAge[age]);
  return found ?? "over90";
}

/** Orders of the list of debts; by default the longest overdue first. */
export const receivableOrder = listOrder({
  name: "ReceivableOrder",
  columns: { oldestDue: "plain", saldo: "plain", saldoVencido: "plain", nextDue: "plain", cliente: "text" },
  first: { by: "oldestDue", direction: "asc" },
});
