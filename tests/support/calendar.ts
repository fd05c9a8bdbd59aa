import {
  addDays,
  addMonths,
  type Day,
  type Month,
  monthBounds,
  monthOf,
  today,
} from "../../api/src/core/colombia/days.ts";

/*
 * Every day of a test is counted from START, never a date of its own, so that the suite passes on any day and
 * with any START: `inDays(51)` departs in seven weeks, `inDays(-1)` was yesterday, `at(inDays(3), "10:00")`
 * is an instant to move the clock to. A test that needs a certain kind of day asks for it:
 * `theNext(isHoliday)`, `theNext((day) => weekday(day) === 6)`. Pure rules that take `now` themselves
 * (tests/rules) may use dates as they like; `architecture.test.ts` watches over the rest.
 */

/**
 * Starting time of a test application's clock: a Friday, 10 in the morning in Bogota. A run moves it by
 * `TRAVESIA_TEST_START`, an ISO instant with its zone; RangeError when it is none.
 */
export const START: Date = startOf(process.env["TRAVESIA_TEST_START"] ?? "2026-11-20T15:00:00Z");

function startOf(text: string): Date {
  const start = new Date(text);
  if (!/T.*(Z|[+-]\d{2}:\d{2})$/.test(text) || Number.isNaN(start.getTime()))
    throw new RangeError(`TRAVESIA_TEST_START is no instant with its zone: ${text}`);
  return start;
}

/** The day of START in Bogota. */
export const TODAY: Day = today(START);

/** The year of START in Bogota, as the numbers that people read carry it: `CT-${YEAR}-000001`. */
export const YEAR: string = TODAY.slice(0, 4);

/** The day `count` days after START, or before when negative. */
export const inDays = (count: number): Day => addDays(TODAY, count);

/**
 * The day `count` months after START (before when negative), or the last of that month when it has no such
 * day.
 */
export const inMonths = (count: number): Day => addMonths(TODAY, count);

/** The month `count` months after that of START, or before when negative: `YYYY-MM`. */
export const monthIn = (count: number): Month => monthOf(inMonths(count));

/** The first and the last day of a month. */
export const firstOf = (month: Month): Day => monthBounds(month).from;
export const lastOf = (month: Month): Day => monthBounds(month).to;

/**
 * Two dates of one month, five weeks ahead at the least: a trip from the `"10"` to the `"15"` is spoken with
 * its month once.
 */
export function inOneMonth(from: string, to: string): readonly [Day, Day] {
  const first = theNext((day) => day.endsWith(`-${from}`), inDays(35));
  return [first, `${monthOf(first)}-${to}`];
}

/**
 * A birthday of a person who has turned `years` by START, two months ago or so: the age holds for the
 * months around it.
 */
export const bornYearsAgo = (years: number): Day => addMonths(TODAY, -12 * years - 2);

/**
 * The first day after START, or after `from`, that is as asked; RangeError when there is none within two
 * years.
 */
export function theNext(asked: (day: Day) => boolean, from: Day = TODAY): Day {
  for (let ahead = 1; ahead <= 731; ahead += 1) if (asked(addDays(from, ahead))) return addDays(from, ahead);
  throw new RangeError(`no such day within two years of ${from}`);
}

/**
 * The last day before START that is as asked: what happened then happened with sessions that hold still, as a
 * later day would not.
 */
export function theLast(asked: (day: Day) => boolean): Day {
  for (let ago = 1; ago <= 731; ago += 1) if (asked(inDays(-ago))) return inDays(-ago);
  throw new RangeError(`no such day within two years before ${TODAY}`);
}

/** An instant by the clock of Bogota: `at(inDays(1), "10:00")`; seconds may follow. */
export const at = (day: Day, time: string): Date => new Date(`${day}T${time}-05:00`);

/** An instant as an answer has it: UTC, without a fraction when it has none. */
export const onWire = (instant: Date): string =>
  instant
    .toISOString()
    .replace(/\.000Z$/, "Z")
    .replace("Z", "+00:00");

/** The instant of START as an answer has it. */
export const STARTED: string = onWire(START);

/** The instant at which a deadline given as a day ends, 23:59 in Bogota, as an answer has it. */
export const deadlineOf = (day: Day): string => onWire(at(day, "23:59"));

const spelled = (day: Day, month: "long" | "short") =>
  new Intl.DateTimeFormat("es-CO", { day: "numeric", month, year: "numeric", timeZone: "UTC" })
    .formatToParts(new Date(`${day}T00:00:00Z`))
    .filter(({ type }) => type !== "literal")
    .map(({ value }) => value.replace(".", ""));

/** A day as documents and messages say it, `20 de noviembre de 2026`; spelled by Intl, not by the product. */
export const longDay = (day: Day): string => spelled(day, "long").join(" de ");

/** A day as screens show it: `20 nov 2026`. */
export const shortDay = (day: Day): string => spelled(day, "short").join(" ");
