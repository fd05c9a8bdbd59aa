/** A calendar day, `YYYY-MM-DD`; days can be compared as text. */
export type Day = string;

/** A calendar month, `YYYY-MM`. */
export type Month = string;
/** Pattern of a month. */
export const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

const oneHour = 3_600_000;
const oneDay = 24 * oneHour;
// Colombia keeps one offset all year; its only daylight saving ended in 1993.
const bogota = "-05:00";
const bogotaOffset = -5 * oneHour;

const utc = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
/** First and last supported day, in code and in the database. */
const [FIRST_DAY, LAST_DAY] = ["0001-01-01", "9999-12-31"] as const;
const dayOf = (milliseconds: number): Day => {
  const text = new Date(milliseconds).toISOString();
  if (text.startsWith("+")) return LAST_DAY;
  return text < FIRST_DAY || text.startsWith("-") ? FIRST_DAY : text.slice(0, 10);
};

/** Returns whether a value is a day that exists (2026-02-30 does not, nor does any day of the year 0). */
export const isDay = (value: unknown): boolean =>
  typeof value === "string" &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(utc(value)) &&
  dayOf(utc(value)) === value;

/**
 * Parses the day of a request: a day, or a time, which is converted to its day in Bogota; null when it is
 * neither.
 */
export function parseDay(input: unknown): Day | null {
  if (typeof input !== "string") return null;
  const text = input.trim();
  if (isDay(text)) return text;
  if (!/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(text) || !isDay(text.slice(0, 10))) return null;
  const zoned = /(Z|[+-]\d{2}:?\d{2})$/i.test(text);
  const instant = Date.parse(zoned ? text.replace(" ", "T") : text.replace(" ", "T") + bogota);
  return Number.isNaN(instant) ? null : today(new Date(instant));
}

/** Cache of the last formatted day and its number, because every request needs the current day. */
let latest = { number: NaN, day: "" };

/** Returns the day in Bogota at a given time. */
export function today(now: Date): Day {
  const number = Math.floor((now.getTime() + bogotaOffset) / oneDay);
  if (number !== latest.number) latest = { number, day: dayOf(number * oneDay) };
  return latest.day;
}

/** Returns the hour of the day in Bogota at a given time, 0 to 23. */
export const hourOf = (now: Date): number => new Date(now.getTime() + bogotaOffset).getUTCHours();

/** Returns the time at which a day begins in Bogota. */
export const startOfDay = (day: Day): Date => new Date(`${day}T00:00:00${bogota}`);

/** Returns the time at which a deadline given as a day ends: 23:59 in Bogota. */
export const endOfDay = (day: Day): Date => new Date(`${day}T23:59:00${bogota}`);

/** Returns the day `count` days later, or earlier when negative, limited to the range of the calendar. */
export const addDays = (day: Day, count: number): Day => dayOf(utc(day) + count * oneDay);

/** Returns the time `count` hours later, or earlier when negative. */
export const hoursAfter = (instant: Date, count: number): Date =>
  new Date(instant.getTime() + count * oneHour);

/** Returns the time `count` times 24 hours later, or earlier when negative. */
export const daysAfter = (instant: Date, count: number): Date => new Date(instant.getTime() + count * oneDay);

/** Returns how many days `to` is after `from`; negative when before. */
export const daysBetween = (from: Day, to: Day): number => (utc(to) - utc(from)) / oneDay;

/** Returns the day of the week: 0 Sunday to 6 Saturday. */
export const weekday = (day: Day): number => new Date(utc(day)).getUTCDay();

/** Returns the month of a day. */
export const monthOf = (day: Day): Month => day.slice(0, 7);

/** Returns the first and the last day of a month. */
export function monthBounds(month: Month): { from: Day; to: Day } {
  const from = `${month}-01`;
  return { from, to: addDays(`${monthOf(addDays(from, 31))}-01`, -1) };
}

/**
 * Returns the same day of the month `count` months later (earlier when negative), or the last day of a month
 * that is shorter.
 */
export function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 1] = day.split("-").map(Number);
  const target = dayOf(Date.UTC(year, month - 1 + count, 1));
  const { to } = monthBounds(monthOf(target));
  const same = `${monthOf(target)}-${day.slice(8)}`;
  return same < to ? same : to;
}
