import { addDays, type Day, weekday } from "./days.ts";
import { isHoliday } from "./holidays.ts";

/** Returns whether a day is a working day in Colombia: Monday to Friday and no holiday. */
export const isWorkingDay = (day: Day): boolean =>
  weekday(day) !== 0 && weekday(day) !== 6 && !isHoliday(day);

/** Returns the day on which a term of `count` working days ends; the starting day itself does not count. */
export function addWorkingDays(day: Day, count: number): Day {
  let last = day;
  for (let left = count; left > 0;) {
    last = addDays(last, 1);
    if (isWorkingDay(last)) left -= 1;
  }
  return last;
}

/**
 * Returns the number of working days after `today` up to and including `until`; negative when `until` is
 * past.
 */
export function workingDaysLeft(today: Day, until: Day): number {
  if (until < today) return -workingDaysLeft(until, today);
  let left = 0;
  for (let day = addDays(today, 1); day <= until; day = addDays(day, 1)) if (isWorkingDay(day)) left += 1;
  return left;
}
