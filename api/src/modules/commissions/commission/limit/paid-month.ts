import { addMonths, type Day, monthOf } from "../../../../core/colombia/days.ts";

/** Returns the first day of a day's month, by which a month is kept. */
export const firstOfMonth = (day: Day): Day => `${monthOf(day)}-01`;

/** Returns the first day of the month after a day's. */
export const firstOfNextMonth = (day: Day): Day => addMonths(firstOfMonth(day), 1);
