import { addDays, type Day, daysBetween } from "../../../core/colombia/days.ts";
import { listOrder } from "../../../core/list/order.rules.ts";

/** Maximum number of days from today for a promise to pay. */
const LONGEST_PROMISE = 60;

/** Returns the latest day that a client may promise today. */
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

/** Labels of the debt ages. */
export const debtAgeLabels: Readonly<Record<DebtAge, string>> = {
  current: "Al día",
  upTo30: "0 a 30 días",
  upTo60: "31 a 60 días",
  upTo90: "61 a 90 días",
  over90: "Más de 90 días",
};

/** Upper limit of each debt age, in days overdue. */
export const lastDayOfAge = { upTo30: 30, upTo60: 60, upTo90: 90 } as const;

/** Returns the age of a debt by the due day of its oldest unpaid line; `current` when nothing is overdue. */
export function debtAge(oldestDue: Day | null, today: Day): DebtAge {
  if (oldestDue === null || oldestDue >= today) return "current";
  const days = daysBetween(oldestDue, today);
  const found = (["upTo30", "upTo60", "upTo90"] as const).find((age) => days <= lastDayOfAge[age]);
  return found ?? "over90";
}

/** Sort orders of the list of debts; longest overdue first by default. */
export const receivableOrder = listOrder({
  name: "ReceivableOrder",
  columns: { oldestDue: "plain", saldo: "plain", saldoVencido: "plain", nextDue: "plain", cliente: "text" },
  first: { by: "oldestDue", direction: "asc" },
});
