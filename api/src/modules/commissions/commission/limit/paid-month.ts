import { addMonths, type Day, monthOf } from "../../../../core/colombia/days.ts";

/** Returns the first day of a day's month, which represents the month in stored records. */
export const firstOfMonth = (day: Day): Day => `${monthOf(day)}-01`;

/** Returns the first day of the month after a day's month. */
export const firstOfNextMonth = (day: Day): Day => addMonths(firstOfMonth(day), 1);
