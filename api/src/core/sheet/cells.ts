import type { WorkbookCell, WorkbookColumn } from "./workbook-parts.ts";

/**
 * Kind of a column of a written sheet: text as it is; whole COP; a number with decimals; a day
 * (`YYYY-MM-DD`); a month (`YYYY-MM`), of which a day is given; an instant (ISO 8601), shown in Bogota;
 * `yesNo` a boolean.
 */
export type CellKind = "text" | "money" | "number" | "day" | "month" | "instant" | "yesNo";

/** A value as it is read from JSON; null is an empty cell. */
export type CellValue = string | number | boolean | null;

/** A column of a written sheet. */
export interface SheetColumn {
  readonly heading: string;
  readonly kind: CellKind;
}

/** Bogota keeps UTC−5 all year. */
const BOGOTA = -5 * 60 * 60 * 1000;

/** Returns an instant as it is read in Bogota, to the second: `2026-11-05 14:03:20`. */
const inBogota = (instant: string): string =>
  new Date(Date.parse(instant) + BOGOTA).toISOString().slice(0, 19).replace("T", " ");

/** Returns a value as text: booleans are `Sí` and `No`. */
const cellText = (value: string | number | boolean): string =>
  typeof value === "boolean" ? (value ? "Sí" : "No") : String(value);

/** Returns the day or the month of a value that begins with it: `2026-11-05`, `2026-11`. */
export const datePart = (value: NonNullable<CellValue>, kind: "day" | "month"): string =>
  String(value).slice(0, kind === "day" ? "YYYY-MM-DD".length : "YYYY-MM".length);

/**
 * Returns a text that no spreadsheet takes for a formula when it opens a file of text. One that begins with
 * `=`, `+`, `-`, `@`, the wide form of one of them, a tab or a carriage return gets an apostrophe before it.
 * Numbers are numbers and never need it.
 */
const harmless = (text: string): string => (/^[=+\-@＝＋－＠\t\r]/.test(text) ? `'${text}` : text);

/** Returns a cell of a file of text; numbers with a decimal comma, as a Spanish spreadsheet reads them. */
export function csvCell(value: CellValue, kind: CellKind): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value).replace(".", ",");
  if (kind === "day" || kind === "month") return datePart(value, kind);
  if (kind === "instant") return inBogota(String(value));
  const text = harmless(cellText(value));
  return /[";\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Most characters of a cell of a workbook (Excel refuses a file with more). */
const LONGEST = 32_767;

/** Number formats of a workbook, by the kind of column; texts have none. */
const formats: Readonly<Partial<Record<CellKind, string>>> = {
  money: '"$" #,##0;-"$" #,##0',
  number: "#,##0.##",
  day: "dd/mm/yyyy",
  instant: "dd/mm/yyyy hh:mm",
};
const widths: Readonly<Record<CellKind, number>> = {
  text: 24,
  money: 16,
  number: 12,
  day: 12,
  month: 12,
  instant: 17,
  yesNo: 8,
};

/**
 * Returns a column of a workbook: its heading, its width in characters, and the format of its numbers and
 * dates.
 */
export function sheetColumn({ heading, kind }: SheetColumn): WorkbookColumn {
  const format = formats[kind];
  return { heading, width: widths[kind], ...(format === undefined ? {} : { format }) };
}

/** Days from the epoch of a workbook (1899-12-30) to that of a computer (1970-01-01). */
const EPOCH = 25_569;
const DAY = 24 * 60 * 60 * 1000;

/**
 * Returns a cell of a workbook: a number, a date as the days since its first one (an instant to the second,
 * as the clocks of Bogota show it), or a text, which is never a formula there and needs no apostrophe.
 */
export function sheetCell(value: CellValue, kind: CellKind): WorkbookCell {
  if (value === null || value === "") return null;
  if (typeof value === "number") return value;
  if (kind === "day") return Date.parse(`${datePart(value, kind)}T00:00:00Z`) / DAY + EPOCH;
  if (kind === "month") return datePart(value, kind);
  if (kind === "instant")
    return Math.floor((Date.parse(String(value)) + BOGOTA) / 1000) / (DAY / 1000) + EPOCH;
  return cellText(value).slice(0, LONGEST);
}
