import { type Day, isDay } from "../colombia/days.ts";
import { plain } from "../colombia/plain.ts";
import type { ImportDayOrder as DayOrder } from "./import-days.type.ts";
import { dayOf } from "./values.ts";

const months = [
  ...["enero", "febrero", "marzo", "abril", "mayo", "junio"],
  ...["julio", "agosto", "septiembre", "octubre", "noviembre", "diciembre"],
];
const english: Readonly<Record<string, number>> = { jan: 1, apr: 4, aug: 8, dec: 12 };

/** Returns the number of a month by its name or the beginning of it, Spanish or English; 0 for none. */
function monthOf(word: string): number {
  const name = word.replace(/^set/, "sept");
  if (name.length < 3) return 0;
  const spanish = months.findIndex((month) => month.startsWith(name)) + 1;
  return (
    spanish || english[name.slice(0, 3)] || months.findIndex((one) => one.startsWith(name.slice(0, 3))) + 1
  );
}

/** A day as it is written: its year with two or four digits, and the two numbers as they stand. */
interface WrittenDay {
  readonly year: string;
  readonly first: number;
  readonly second: number;
  /** True where the month has a name, so that no order is needed. */
  readonly named: boolean;
}

const between = String.raw`(?:\s*(?:de|del|[-/.,])\s*|\s+)+`;
const byDay = new RegExp(
  `^(\\d{1,2})(?:ro|er|[º°])?${between}([a-z]{3,})\\.?${between}(\\d{4}|\\d{2})$`,
  "u",
);
const byMonth = new RegExp(`^([a-z]{3,})\\.?${between}(\\d{1,2})${between}(\\d{4}|\\d{2})$`, "u");

function partsOf(text: string): WrittenDay | null {
  const bare = plain(text)
    .trim()
    .replace(/[t ,]+\d{1,2}:\d{2}.*$/, "")
    .replace(/^(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo),?\s+/, "");
  const [, first, second, year] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(bare) ?? [];
  if (year) return { year, first: Number(first), second: Number(second), named: false };
  const [, day, word, ofYear] = byDay.exec(bare) ?? [];
  const [, name, date, inYear] = ofYear ? [] : (byMonth.exec(bare) ?? []);
  const month = monthOf(word ?? name ?? "");
  if (month === 0) return null;
  return { year: ofYear ?? inYear ?? "", first: Number(day ?? date), second: month, named: true };
}

const made = (year: number, month: number, day: number): Day | null => {
  const said = [String(year).padStart(4, "0"), ...[month, day].map((part) => String(part).padStart(2, "0"))];
  return isDay(said.join("-")) ? said.join("-") : null;
};

/**
 * Returns the day that a text of a person's file says, null when it says none: `05/11/1990`, `5-nov-90`,
 * `5 de noviembre de 1990`, `2026-11-05`, the serial number of a spreadsheet. A year of two digits is of this
 * century, and with `until` the last such year in which the day is not after it.
 */
export function dayWritten(text: string, order: DayOrder, until: Day | null = null): Day | null {
  const parts = partsOf(text);
  if (!parts) return dayOf(text);
  const { year, first, second, named } = parts;
  const [day, month] = named || order === "dayFirst" ? [first, second] : [second, first];
  if (year.length === 4) return made(Number(year), month, day);
  const said = made(2000 + Number(year), month, day);
  return until === null || (said !== null && said <= until) ? said : made(1900 + Number(year), month, day);
}

/** Order in which the days of a column are written, null where no line decides it. */
export interface DayOrderFound {
  readonly order: DayOrder | null;
  /** The first text that is another day in the other order; null where the order makes no difference. */
  readonly twofold: string | null;
}

/**
 * Returns the order of day and month in a column, decided by all its lines together: by those that are a day
 * in one order alone. Where they disagree it is that of Colombia, the day first.
 */
export function dayOrderOf(column: readonly string[]): DayOrderFound {
  let [dayFirst, monthFirst] = [false, false];
  let twofold: string | null = null;
  for (const text of column) {
    const parts = partsOf(text);
    if (!parts || parts.named) continue;
    const { first, second } = parts;
    if (first > 12 && second <= 12) dayFirst = true;
    else if (second > 12 && first <= 12) monthFirst = true;
    else if (first <= 12 && second <= 12 && first !== second) twofold ??= text.trim();
  }
  const order = dayFirst ? "dayFirst" : monthFirst ? "monthFirst" : null;
  return { order, twofold };
}
