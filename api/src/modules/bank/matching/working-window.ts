import { addDays, type Day } from "../../../core/colombia/days.ts";
import { type Fragment, sql } from "../../../core/read/sql.ts";
import { addWorkingDays, isWorkingDay } from "../../../core/colombia/working-days.ts";

/** Most working days from the day of a payment to the day under which the bank books it. */
const LATER = 3;
/** Working days by which a payment may be dated after the bank's day. */
const EARLIER = 1;

/** Returns the days on which a payment booked by a bank on a day may have been made. */
export function paidBetween(day: Day): { readonly since: Day; readonly until: Day } {
  let since = day;
  for (let left = LATER; left > 0;) {
    since = addDays(since, -1);
    if (isWorkingDay(since)) left -= 1;
  }
  return { since, until: addWorkingDays(day, EARLIER) };
}

/** Days around a payment's within which a movement may be it: more than any window of working days. */
const AROUND = 12;

/** Returns whether a movement `m` is of the days around a payment's. */
export const daysAround = (day: Day): Fragment =>
  sql`m.day between ${addDays(day, -AROUND)}::date and ${addDays(day, AROUND)}::date`;
