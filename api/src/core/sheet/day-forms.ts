import type { Day } from "../colombia/days.ts";
import { spokenDay } from "../colombia/spoken.ts";
import { type DayOrder, dayWritten } from "./written-days.ts";

/**
 * Notation of a day: year first; in numbers with day or month first; with the name of the month; as a serial
 * number.
 */
type DayForm = "byYear" | "numbers" | "named" | "serial";

const forms: readonly (readonly [DayForm, RegExp])[] = [
  ["byYear", /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|^\d{8}$/],
  ["numbers", /^\d{1,2}[-/. ]\d{1,2}[-/. ]\d{2}(?:\d{2})?/],
  ["serial", /^\d{5}(?:[.,]\d+)?$/],
  ["named", /\p{L}/u],
];

const formOf = (text: string): DayForm | null =>
  forms.find(([, written]) => written.test(text.trim()))?.[0] ?? null;

/** Returns whether a text is a day only in the other order: `03/25/2025` in a file with the day first. */
const isOtherWise = (text: string, order: DayOrder): boolean =>
  dayWritten(text, order) === null && dayWritten(text, order === "day" ? "month" : "day") !== null;

/** Returns whether swapping day and month of a date gives another valid date. */
const isTwofold = (day: Day): boolean => {
  const [, month, date] = day.split("-");
  return Number(date) <= 12 && date !== month;
};

/**
 * Returns a function that describes doubts about a day, given its whole column. A day is doubtful when its
 * notation differs from most of the others. If any day can only be read in the other order, each day that can
 * be read in both orders is doubtful, too.
 */
export function dayDoubts(column: readonly string[], order: DayOrder): (text: string) => readonly string[] {
  const counts = new Map<DayForm, number>();
  for (const text of column) {
    const form = dayWritten(text, order) === null ? null : formOf(text);
    if (form) counts.set(form, (counts.get(form) ?? 0) + 1);
  }
  const [[most] = [null]] = [...counts].sort(([, one], [, other]) => other - one);
  const otherWise = column.find((text) => isOtherWise(text, order));
  const first = order === "day" ? "mes" : "día";
  return (text) => {
    const day = dayWritten(text, order);
    const form = formOf(text);
    if (day === null || form === null) return [];
    const read = `«${text.trim().slice(0, 40)}» como ${spokenDay(day)}`;
    const other = otherWise?.trim().slice(0, 40);
    if (other !== undefined && form !== "named" && isTwofold(day))
      return [`Otra fecha del archivo tiene el ${first} primero («${other}»): leímos ${read}`];
    return form === most ? [] : [`La fecha está escrita distinto a las demás: leímos ${read}`];
  };
}
