import type { Day } from "../colombia/days.ts";
import { spokenDay } from "../colombia/spoken.ts";
import { dayOf } from "./values.ts";

/** Ways in which a day is written: year first, day or month first in numbers, with a name, as a number. */
type DayForm = "byYear" | "numbers" | "named" | "serial";

const forms: readonly (readonly [DayForm, RegExp])[] = [
  ["byYear", /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|^\d{8}$/],
  ["numbers", /^\d{1,2}[-/. ]\d{1,2}[-/. ]\d{2}(?:\d{2})?/],
  ["serial", /^\d{5}(?:[.,]\d+)?$/],
  ["named", /^\d{1,2}[-/. ]\p{L}/u],
];

const formOf = (text: string): DayForm | null =>
  forms.find(([, written]) => written.test(text.trim()))?.[0] ?? null;

/** Returns whether a text can only be a day with its month first: `03/25/2025`. */
function isMonthFirst(text: string): boolean {
  const [, first, second] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ]\d{2,4}/.exec(text.trim()) ?? [];
  return Number(first) <= 12 && Number(second) > 12 && Number(second) <= 31;
}

/** Returns whether a day stays one when its day and its month change places, as another day. */
const isTwofold = (day: Day): boolean => {
  const [, month, date] = day.split("-");
  return Number(date) <= 12 && date !== month;
};

/**
 * Returns what is doubtful of the days of a column, looked at together: one that is written otherwise than
 * most of the others; and, where one has its month first, each that could be read so too. A day is always
 * read with its day first.
 */
export function dayDoubts(column: readonly string[]): (text: string) => readonly string[] {
  const counts = new Map<DayForm, number>();
  for (const text of column) {
    const form = dayOf(text) === null ? null : formOf(text);
    if (form) counts.set(form, (counts.get(form) ?? 0) + 1);
  }
  const [[most] = [null]] = [...counts].sort(([, one], [, other]) => other - one);
  const monthFirst = column.find(isMonthFirst);
  return (text) => {
    const day = dayOf(text);
    const form = formOf(text);
    if (day === null || form === null) return [];
    const read = `«${text.trim().slice(0, 40)}» como ${spokenDay(day)}`;
    if (monthFirst !== undefined && form !== "named" && isTwofold(day))
      return [
        `Otra fecha del archivo tiene el mes primero («${monthFirst.trim().slice(0, 40)}»): leímos ${read}`,
      ];
    return form === most ? [] : [`La fecha está escrita distinto a las demás: leímos ${read}`];
  };
}
