import { addDays, addMonths, type Day, monthBounds, monthOf, weekday } from "./days.ts";

/** Periods for which figures are calculated; weeks begin on Monday. */
export type Period =
  | "day"
  | "week"
  | "month"
  | "year"
  | "current_month"
  | "last_month"
  | "current_quarter"
  | "current_year"
  | "all";

/** A range of days, inclusive. */
export interface Days {
  readonly from: Day;
  readonly to: Day;
}

const quarter = (today: Day): Days => {
  const first = Math.floor((Number(today.slice(5, 7)) - 1) / 3) * 3 + 1;
  const from = `${today.slice(0, 4)}-${String(first).padStart(2, "0")}-01`;
  return { from, to: addDays(addMonths(from, 3), -1) };
};
const month = (today: Day) => monthBounds(monthOf(today));
const year = (today: Day): Days => ({ from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` });
const week = (today: Day): Days => {
  const from = addDays(today, -((weekday(today) + 6) % 7));
  return { from, to: addDays(from, 6) };
};

const bounds: Record<Period, (today: Day) => Days | null> = {
  day: (today) => ({ from: today, to: today }),
  week,
  month,
  year,
  current_month: month,
  last_month: (today) => month(addMonths(today, -1)),
  current_quarter: quarter,
  current_year: year,
  all: () => null,
};

/** Returns the days of a period relative to today; null for `all`. */
export const periodBounds = (period: Period, today: Day): Days | null => bounds[period](today);
