import { type Day, isDay } from "../colombia/days.ts";
import { plain } from "../colombia/plain.ts";
import { serialDay } from "./excel-days.ts";

/** Order of day and month in numeric dates of a file: the part that comes first. */
export type DayOrder = "day" | "month";

const months = [
  ...["enero", "febrero", "marzo", "abril", "mayo", "junio"],
  ...["julio", "agosto", "septiembre", "octubre", "noviembre", "diciembre"],
];
const english: Readonly<Record<string, number>> = { jan: 1, apr: 4, aug: 8, dec: 12 };

/** Spreadsheet serial numbers that are accepted as days: from 1982 to 2119, for birthdays from 1927. */
const SERIALS = { from: 30_000, fromOfBirth: 10_000, to: 80_000 } as const;
/** Years with which eight digits without separators may begin. */
const YEARS = { from: 1900, to: 2100 } as const;
/** Number of years in which 29 February occurs at least once. */
const LEAP = 8;

/**
 * Returns the number of a month by its name or the beginning of its name, in Spanish or English; 0 for none.
 */
function monthOf(word: string): number {
  const name = word.replace(/^set/, "sept");
  if (name.length < 3) return 0;
  const spanish = months.findIndex((month) => month.startsWith(name)) + 1;
  return (
    spanish || english[name.slice(0, 3)] || months.findIndex((one) => one.startsWith(name.slice(0, 3))) + 1
  );
}

/** A day as written: its year with four digits, two digits or none, and two numbers in their order. */
interface WrittenDay {
  readonly year: string;
  readonly first: number;
  readonly second: number;
  /** True when the month is written as a name, so that the order of day and month is known. */
  readonly named: boolean;
}

/** Limits for interpreting days with an incomplete year. */
interface YearsMeant {
  /** Latest day that a two-digit year may mean; without it, the year is of this century. */
  readonly until?: Day | null;
  /** Latest day that a day without a year may mean; without it, such a text is not a day. */
  readonly last?: Day | null;
}

const between = String.raw`(?:\s*(?:de|del|[-/.,])\s*|\s+)+`;
const ordinal = "(?:ro|er|st|nd|rd|th|[º°])?";
const byDay = new RegExp(`^(\\d{1,2})${ordinal}${between}([a-z]{3,})\\.?${between}(\\d{4}|\\d{2})$`, "u");
const byNamedYear = new RegExp(`^(\\d{4})${between}([a-z]{3,})\\.?${between}(\\d{1,2})$`, "u");
const byMonth = new RegExp(`^([a-z]{3,})\\.?${between}(\\d{1,2})${ordinal}${between}(\\d{4}|\\d{2})$`, "u");

const weekday =
  /^(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|(?:mon|tues|wednes|thurs|fri|satur|sun)day),?\s+/;

/** Returns a text in normalized form, without the time after the day and without the weekday before it. */
const withoutTime = (text: string): string =>
  plain(text)
    .trim()
    .replace(/[\p{Pd}−]/gu, "-")
    .replace(/\s*([-/])\s*/g, "$1")
    .replace(/[t ,]+\d{1,2}:\d{2}.*$/, "")
    .replace(/[.,]$/, "")
    .replace(weekday, "");

const made = (year: number, month: number, day: number): Day | null => {
  const said = [String(year).padStart(4, "0"), ...[month, day].map((part) => String(part).padStart(2, "0"))];
  return isDay(said.join("-")) ? said.join("-") : null;
};

/** Returns the day in a text that begins with the year: `2026-11-05`, `20261105`. */
function byYear(bare: string): Day | null {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(bare) ?? [];
  if (year) return made(Number(year), Number(month), Number(day));
  const [, digits, second, third] = /^(\d{4})(\d{2})(\d{2})$/.exec(bare) ?? [];
  const inYear = Number(digits);
  return inYear >= YEARS.from && inYear <= YEARS.to ? made(inYear, Number(second), Number(third)) : null;
}

function partsOf(bare: string): WrittenDay | null {
  const numbers =
    /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(bare) ??
    /^(\d{1,2})[-/.](\d{1,2})$/.exec(bare) ??
    (byYear(bare) ? null : /^(\d{2})(\d{2})(\d{4})$/.exec(bare));
  if (numbers) {
    const [, first, second, year = ""] = numbers;
    return { year, first: Number(first), second: Number(second), named: false };
  }
  const [, day, word, ofYear] = byDay.exec(bare) ?? [];
  const [, name, date, inYear] = ofYear ? [] : (byMonth.exec(bare) ?? []);
  const [, firstYear, called, last] = ofYear || inYear ? [] : (byNamedYear.exec(bare) ?? []);
  const month = monthOf(word ?? name ?? called ?? "");
  const year = ofYear ?? inYear ?? firstYear;
  if (month === 0 || year === undefined) return null;
  return { year, first: Number(day ?? date ?? last), second: month, named: true };
}

/**
 * Returns the day in a text; null when there is none. It reads `05/11/2026`, `5-nov-26`, `5 de noviembre de
 * 2026`, `2026-11-05`, `20261105`, `05112026`, and the serial number of a spreadsheet. A time after the day
 * and a weekday before it are ignored.
 */
export function dayWritten(
  text: string,
  order: DayOrder = "day",
  { until, last }: YearsMeant = {},
): Day | null {
  const bare = withoutTime(text);
  const parts = partsOf(bare);
  if (!parts) return byYear(bare) ?? bySerial(bare, until ? SERIALS.fromOfBirth : SERIALS.from);
  const { year, first, second, named } = parts;
  const [day, month] = named || order === "day" ? [first, second] : [second, first];
  const of = (whole: number) => made(whole, month, day);
  if (year === "") return last ? latest(of, last) : null;
  if (year.length === 4) return of(Number(year));
  const said = of(2000 + Number(year));
  return !until || (said !== null && said <= until) ? said : of(1900 + Number(year));
}

function bySerial(bare: string, from: number): Day | null {
  const serial = /^\d{5}(?:[.,]\d+)?$/.test(bare) ? Number(bare.replace(",", ".")) : Number.NaN;
  return serial >= from && serial <= SERIALS.to ? serialDay(serial) : null;
}

/** Returns the latest day that `of` returns for any year and that is not after `last`. */
function latest(of: (year: number) => Day | null, last: Day): Day | null {
  const until = Number(last.slice(0, 4));
  for (let year = until; year > until - LEAP; year -= 1) {
    const day = of(year);
    if (day !== null && day <= last) return day;
  }
  return null;
}

/** Returns whether a text has the form of a day, even if the day does not exist: `31/02/2026`. */
export const looksLikeDay = (text: string): boolean => {
  const bare = withoutTime(text);
  return (
    /^\d{1,4}[-/.]\d{1,2}(?:[-/.]|$)|^\d{8}$|^\d{1,2}[-/. ]\p{L}{3}/u.test(bare) ||
    partsOf(bare) !== null ||
    dayWritten(bare) !== null
  );
};

/** Known facts about a column of days besides its texts. */
interface DaysKnown {
  /** Order that a person chose, for a column whose values do not determine it. */
  readonly said?: DayOrder | null;
  /** Usual order in such files, used when no line determines another one. */
  readonly usual?: DayOrder | null;
}

/** Order of day and month in a column. */
interface DayOrderFound {
  /**
   * Order of day and month; null when the lines are ambiguous or contradict each other, and nobody chose an
   * order.
   */
  readonly order: DayOrder | null;
  /** First text that would be another day in the other order; null when the order makes no difference. */
  readonly twofold: string | null;
}

/**
 * Returns the order of day and month in a column, the same for all its lines: the order in which all
 * unambiguous lines are valid days. Without unambiguous lines it is the order that a person chose, otherwise
 * the usual one. When lines contradict each other, only a person's choice counts.
 */
export function dayOrderOf(
  column: readonly string[],
  { said = null, usual = null }: DaysKnown = {},
): DayOrderFound {
  const shown = new Set<DayOrder>();
  let twofold: string | null = null;
  for (const text of column) {
    const parts = partsOf(withoutTime(text));
    if (!parts || parts.named) continue;
    const { first, second } = parts;
    if (first > 12 && second <= 12) shown.add("day");
    else if (second > 12 && first <= 12) shown.add("month");
    else if (first <= 12 && second <= 12 && first !== second) twofold ??= text.trim();
  }
  if (shown.size > 1) return { order: said, twofold };
  const [only] = shown;
  return { order: only ?? said ?? usual ?? (twofold === null ? "day" : null), twofold };
}
