import { addDays, addMonths, type Day, monthOf, weekday } from "../../../core/colombia/days.ts";
import type { Cop } from "../../../core/cop.ts";

/** Spanish names of the kinds of cash flow. */
export const cashFlowKindLabels = {
  clientes: "Deben los clientes",
  proveedores: "A proveedores",
  comisiones: "Comisiones",
  devoluciones: "Devoluciones",
} as const;

/** Spanish names of the times of the cash flow. */
export const cashFlowTimeLabels = {
  vencido: "Vencido",
  semana: "Semana",
  despues: "Después de 12 semanas",
  sin_fecha: "Sin fecha",
} as const;

/** Number of weeks in the cash flow, including the present one. */
const WEEKS = 12;
const DAYS_OF_WEEK = 7;

/** Returns the Monday of a day's week. */
export const mondayOf = (day: Day): Day => addDays(day, -((weekday(day) + 6) % DAYS_OF_WEEK));

/** Returns the Mondays of the weeks in the cash flow. */
export const mondaysFrom = (today: Day): readonly Day[] =>
  Array.from({ length: WEEKS }, (_, week) => addDays(mondayOf(today), week * DAYS_OF_WEEK));

/** Returns the last day of the cash flow. */
export const lastDay = (today: Day): Day => addDays(mondayOf(today), WEEKS * DAYS_OF_WEEK - 1);

/** An approved commission in COP, and the amount that its seller's month may still pay. */
export interface Payable {
  readonly id: string;
  readonly seller: number;
  readonly amount: Cop;
  /** Monthly limit of the seller, and in `available` its rest in the present month; in COP. */
  readonly limit: Cop;
  readonly available: Cop;
}

/**
 * Returns the day on which each approved commission can be paid under its seller's monthly limit: today while
 * the present month has room, else the first day of the month that does, each month filled in the order of
 * approval. A commission that fits no month until `last` has no day here.
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
