import { addDays, type Day } from "../colombia/days.ts";

/** Ids of the built-in date formats, which a workbook need not declare (ECMA-376, part 1, 18.8.30). */
const known = new Set([
  14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58,
]);

/**
 * Returns whether a cell format displays dates, judging by its id, or by its code without quoted or bracketed
 * parts.
 */
export function isDateFormat(format: number | string): boolean {
  if (typeof format === "number") return known.has(format);
  return /[dy]/i.test(format.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ""));
}

const FIRST = 1;
const LAST = 2_958_465;

/**
 * Returns the day of a spreadsheet's serial number, counted from 1900 (with the nonexistent 29 February 1900)
 * or from 1904; null when it is not a day.
 */
export function serialDay(serial: number, from1904 = false): Day | null {
  const whole = Math.floor(serial);
  if (!(whole >= FIRST && whole <= LAST)) return null;
  if (from1904) return addDays("1904-01-01", whole);
  return addDays(whole > 59 ? "1899-12-30" : "1899-12-31", whole);
}
