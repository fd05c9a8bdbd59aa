import { addDays, addMonths, type Day } from "../../core/colombia/days.ts";
import { type Days, type Period, periodBounds } from "../../core/colombia/periods.ts";

/** Periods that have a previous period, with the kind of both. */
const kinds: Partial<Record<Period, Period>> = {
  current_month: "current_month",
  last_month: "current_month",
  current_quarter: "current_quarter",
  current_year: "current_year",
};

/** Returns the days of the whole previous period; null when there is none, as for `all`. */
export function previousBounds(period: Period, today: Day): Days | null {
  const kind = kinds[period];
  const bounds = periodBounds(period, today);
  return kind && bounds ? periodBounds(kind, addDays(bounds.from, -1)) : null;
}

/** Length in months of the periods that have not ended. */
const months: Partial<Record<Period, number>> = { current_month: 1, current_quarter: 3, current_year: 12 };

/**
 * Returns the same days of the previous period: for a period that has not ended, only as many days as have
 * passed.
 */
export function sameDaysBefore(period: Period, today: Day): Days | null {
  const before = previousBounds(period, today);
  const length = months[period];
  return before && length ? { from: before.from, to: addMonths(today, -length) } : before;
}
