import { addDays, addMonths, type Day, monthOf, weekday } from "../../../core/colombia/days.ts";
import type { Cop } from "../../../core/colombia/cop.ts";

/** Labels of the kinds of cash flow. */
export const cashFlowKindLabels = {
  clientes: "Deben los clientes",
  proveedores: "A proveedores",
  comisiones: "Comisiones",
  devoluciones: "Devoluciones",
} as const;

/** Labels of the time categories of cash flow. */
export const cashFlowTimeLabels = {
  vencido: "Vencido",
  semana: "Semana",
  despues: "Después de 12 semanas",
  sin_fecha: "Sin fecha",
} as const;

/** Number of weeks in the cash flow, including the current week. */
const WEEKS = 12;
const DAYS_OF_WEEK = 7;

/** Returns the Monday of a day's week. */
export const mondayOf = (day: Day): Day => addDays(day, -((weekday(day) + 6) % DAYS_OF_WEEK));

/** Returns the Mondays of the weeks in the cash flow. */
export const mondaysFrom = (today: Day): readonly Day[] =>
  Array.from({ length: WEEKS }, (_, week) => addDays(mondayOf(today), week * DAYS_OF_WEEK));

/** Returns the last day of the cash flow. */
export const lastDay = (today: Day): Day => addDays(mondayOf(today), WEEKS * DAYS_OF_WEEK - 1);

/** Approved commission in COP, and the amount that may still be paid to its seller this month. */
export interface Payable {
  readonly id: string;
  readonly seller: number;
  readonly amount: Cop;
  /** Monthly limit of the seller in COP; `available` is the unused part of the current month. */
  readonly limit: Cop;
  readonly available: Cop;
}

/**
 * Returns the day on which each approved commission can be paid under its seller's monthly limit: today if
 * the current month has room, otherwise the first day of the first month that has. Months are filled in the
 * order of approval. A commission that fits into no month until `last` is not in the result.
 */
export function payableDays(
  commissions: readonly Payable[],
  today: Day,
  last: Day,
): ReadonlyMap<string, Day> {
  const days = new Map<string, Day>();
  let waiting = commissions;
  for (let day = today, first = true; day <= last; day = nextMonth(day), first = false) {
    const left = new Map<number, Cop>();
    const kept: Payable[] = [];
    for (const commission of waiting) {
      const { id, seller, amount, limit, available } = commission;
      const rest = left.get(seller) ?? (first ? available : limit);
      if (amount <= rest) days.set(id, day);
      else kept.push(commission);
      left.set(seller, amount <= rest ? rest - amount : rest);
    }
    waiting = kept;
  }
  return days;
}

const nextMonth = (day: Day): Day => addMonths(`${monthOf(day)}-01`, 1);
