import { dayReason, heatOf, type Heat } from "@travesia/api/reports/my-day/day-order.rules";
import type { Day } from "@travesia/api/colombia/days";
import type { DayRowFragment } from "../my-day.generated.ts";

/** Returns the key of a row of the day: a record may stand in it for several reasons. */
export const rowKey = ({ kind, recordId, number }: DayRowFragment): string => `${kind} ${recordId} ${number}`;

/** Colour of the reason of a row, by its heat. */
const colours: Readonly<Record<Heat, string>> = {
  0: "primary.main",
  1: "error.main",
  2: "text.secondary",
  3: "text.secondary",
};

/** Returns why a row stands where it does, and the colour that says how pressing it is. */
export const reasonOf = (row: DayRowFragment, today: Day) => ({
  reason: dayReason(row, today),
  colour: colours[heatOf(row, today)],
});
