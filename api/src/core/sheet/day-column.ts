import { type Day, isDay } from "../colombia/days.ts";
import { dayOf } from "./values.ts";

/** The order in which a file writes its days in numbers. */
export type DayOrder = "day" | "month";

/** Facts known of a column of days besides its texts. */
interface DaysKnown {
  /** The order that a person said. */
  readonly said: DayOrder | null;
  /** The order that this layout has where no line shows another one. */
  readonly usual: DayOrder | null;
  /** The last day that may be meant where a day has no year. */
  readonly last: Day;
}

/** A column of days, understood as a whole. */
interface DayColumn {
  /** Null where the lines may be read in two ways, and nobody said which. */
  readonly order: DayOrder | null;
  /** Returns the day of a text, null when it says none. */
  read(text: string): Day | null;
}

/** A day in numbers of which two may be day or month: `05/11/2026`, `11/05`, `02112026`. */
interface InNumbers {
  readonly first: number;
  readonly second: number;
  /** Null where none is written. */
  readonly year: number | null;
}

const years = { from: 1990, to: 2100 } as const;

const withoutTime = (text: string): string => text.trim().replace(/[T ]\s*\d{1,2}:\d{2}.*$/, "");

function inNumbers(text: string): InNumbers | null {
  const bare = withoutTime(text);
  const found =
    /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(bare) ??
    /^(\d{1,2})[-/.](\d{1,2})$/.exec(bare) ??
    (byYear(bare) ? null : /^(\d{2})(\d{2})(\d{4})$/.exec(bare));
  if (!found) return null;
  const year = found[3] === undefined ? null : Number(found[3].length === 2 ? `20${found[3]}` : found[3]);
  return { first: Number(found[1]), second: Number(found[2]), year };
}

const byYear = (bare: string): Day | null => {
  const [, year = "", month = "", day = ""] = /^(\d{4})(\d{2})(\d{2})$/.exec(bare) ?? [];
  const said = `${year}-${month}-${day}`;
  return Number(year) >= years.from && Number(year) <= years.to && isDay(said) ? said : null;
};

/** Returns whether a text is written as days are, even one that does not exist: `31/02/2026`. */
export const looksLikeDay = (text: string): boolean =>
  /^\d{1,4}[-/.]\d{1,2}(?:[-/.]|$)|^\d{8}$|^\d{1,2}[-/. ]\p{L}{3}/u.test(withoutTime(text)) ||
  dayOf(text) !== null;

/** Returns the order that the lines of a column show; `both` where they contradict each other. */
function shownOrder(days: readonly InNumbers[]): DayOrder | "both" | "none" {
  const day = days.some(({ first, second }) => first > 12 && second <= 12);
  const month = days.some(({ first, second }) => second > 12 && first <= 12);
  if (day && month) return "both";
  return day ? "day" : month ? "month" : "none";
}

/** Understands a column of days by all its lines: the order of day and month is one for all of them. */
export function dayColumn(texts: readonly string[], { said, usual, last }: DaysKnown): DayColumn {
  const numbers = texts.flatMap((text) => inNumbers(text) ?? []);
  const shown = shownOrder(numbers);
  const twofold = numbers.some(({ first, second }) => first !== second);
  const order =
    shown === "both" ? said : shown !== "none" ? shown : (said ?? usual ?? (twofold ? null : "day"));
  return { order, read: (text) => readDay(text, order ?? "day", last) };
}

function readDay(text: string, order: DayOrder, last: Day): Day | null {
  const found = inNumbers(text);
  if (!found) return byYear(withoutTime(text)) ?? dayOf(text);
  const [day, month] = order === "day" ? [found.first, found.second] : [found.second, found.first];
  const of = (year: number): Day | null => {
    const said = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
    return isDay(said) ? said : null;
  };
  return found.year === null ? latest(of, last) : of(found.year);
}

/** Years of which one has a 29 February. */
const LEAP = 8;

/** Returns the latest such day that is not after `last`. */
function latest(of: (year: number) => Day | null, last: Day): Day | null {
  const until = Number(last.slice(0, 4));
  for (let year = until; year > until - LEAP; year -= 1) {
    const day = of(year);
    if (day !== null && day <= last) return day;
  }
  return null;
}
