import { addDays, addMonths, type Day, monthOf, weekday } from "../../../core/colombia/days.ts";
import type { Cop } from "../../../core/cop.ts";

/** How many weeks the cash flow tells, the present one among them. */
const WEEKS = 12;
const DAYS_OF_WEEK = 7;

/** The Monday of a day's week. */
export const mondayOf = (day: Day): Day => addDays(day, -((weekday(day) + 6) % DAYS_OF_WEEK));

/** The Mondays of the weeks that are told. */
export const mondaysFrom = (today: Day): readonly Day[] =>
  Array.from({ length: WEEKS }, (_, week) => addDays(mondayOf(today), week * DAYS_OF_WEEK));

/** The last day that is told. */
export const lastDay = (today: Day): Day => addDays(mondayOf(today), WEEKS * DAYS_OF_WEEK - 1);

/** An approved commission in COP, and what its seller's month may still pay. */
export interface Payable {
  readonly id: string;
  readonly seller: number;
  readonly amount: Cop;
  /** What may be paid to the seller in a month, and in the present one still. */
  readonly limit: Cop;
  readonly available: Cop;
}

/**
 * The day on which each approved commission can be paid under its seller's monthly limit: today while the
 * present month still holds it, else the first day of the month that does, each month filled in the order of
 * approval. What no month until `last` holds has no day here.
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
