import { addDays, type Day, weekday } from "./days.ts";
import { isHoliday } from "./holidays.ts";

/** Whether a day is a working day in Colombia: Monday to Friday and no holiday. */
export const isWorkingDay = (day: Day): boolean =>
  weekday(day) !== 0 && weekday(day) !== 6 && !isHoliday(day);

/** The day on which a term of `count` working days ends; the day of the event itself does not count. */
export function addWorkingDays(day: Day, count: number): Day {
  let last = day;
  for (let left = count; left > 0;) {
    last = addDays(last, 1);
    if (isWorkingDay(last)) left -= 1;
  }
  return last;
}
