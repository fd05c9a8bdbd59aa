import { addDays, type Day } from "../../../core/colombia/days.ts";
import { type Fragment, sql } from "../../../core/read/sql.ts";
import { addWorkingDays, isWorkingDay } from "../../../core/colombia/working-days.ts";

/** Maximum number of working days between a payment and the day under which the bank books it. */
const LATER = 3;
/** Working days by which a payment's date may be later than the bank's. */
const EARLIER = 1;

/** Returns the range of days on which a payment may have been made when a bank booked it on this day. */
export function paidBetween(day: Day): { readonly since: Day; readonly until: Day } {
  let since = day;
  for (let left = LATER; left > 0;) {
    since = addDays(since, -1);
    if (isWorkingDay(since)) left -= 1;
  }
  return { since, until: addWorkingDays(day, EARLIER) };
}

/**
 * Days before and after a payment's day that are searched for movements; wider than any range of working
 * days.
 */
const AROUND = 12;

/** Returns SQL for whether the day of a movement `m` is near a payment's day. */
export const daysAround = (day: Day): Fragment =>
  sql`m.day between ${addDays(day, -AROUND)}::date and ${addDays(day, AROUND)}::date`;
