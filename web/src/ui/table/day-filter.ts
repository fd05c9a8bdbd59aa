import { dayRangeOf, daysOfRange } from "@travesia/api/colombia/day-ranges";
import { type Day, isDay, today } from "@travesia/api/colombia/days";

/** Address keys of a filter of days: its range by name, or else its first and last day. */
export interface DayKeys {
  readonly key: string;
  readonly from: string;
  readonly to: string;
}

/** The value of the address that lets both days be chosen. */
export const OTHER_DAYS = "otras";

/** Returns the days in an address, with today in Bogota; impossible days are left out. */
export function daysAsked(
  values: Readonly<Record<string, string>>,
  { key, from, to }: DayKeys,
  now: Day = today(new Date()),
): { readonly from?: Day; readonly to?: Day } {
  const range = dayRangeOf(values[key]);
  if (range) return daysOfRange(range, now);
  const [first, last] = [values[from], values[to]];
  return { ...(first && isDay(first) && { from: first }), ...(last && isDay(last) && { to: last }) };
}
