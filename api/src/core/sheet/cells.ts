import type { WorkbookCell, WorkbookColumn } from "./workbook-parts.ts";

/**
 * Kind of a column in an exported sheet: `text` is unchanged; `money` is whole COP; `cents` is COP with its
 * cents; `number` may have decimals; `day` is `YYYY-MM-DD`; `month` is `YYYY-MM`, from a day; `instant` is a
 * time (ISO 8601), displayed in Bogota; `yesNo` is a boolean.
 */
export type CellKind = "text" | "money" | "cents" | "number" | "day" | "month" | "instant" | "yesNo";

/** A value as parsed from JSON; null is an empty cell. */
export type CellValue = string | number | boolean | null;

/** A column of an exported sheet. */
export interface SheetColumn {
  readonly heading: string;
  readonly kind: CellKind;
}

/** Offset of Bogota's time zone in milliseconds, the same all year: UTC−5. */
const BOGOTA = -5 * 60 * 60 * 1000;

/** Returns a time in Bogota, to the second: `2026-11-05 14:03:20`. */
const inBogota = (instant: string): string =>
  new Date(Date.parse(instant) + BOGOTA).toISOString().slice(0, 19).replace("T", " ");

/** Returns a value as text: booleans are `Sí` and `No`. */
const cellText = (value: string | number | boolean): string =>
  typeof value === "boolean" ? (value ? "Sí" : "No") : String(value);

/** Returns the day or the month at the beginning of a value: `2026-11-05`, `2026-11`. */
export const datePart = (value: NonNullable<CellValue>, kind: "day" | "month"): string =>
  String(value).slice(0, kind === "day" ? "YYYY-MM-DD".length : "YYYY-MM".length);

/**
 * Returns a text that no spreadsheet interprets as a formula when it opens a CSV file. A text that begins
 * with `=`, `+`, `-`, `@`, their full-width forms, a tab or a carriage return gets an apostrophe in front.
 * Numbers never need it.
 */
const harmless = (text: string): string => (/^[=+\-@＝＋－＠\t\r]/.test(text) ? `'${text}` : text);

/** Returns a cell of a CSV file; numbers have a decimal comma, as a Spanish spreadsheet expects. */
export function csvCell(value: CellValue, kind: CellKind): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value).replace(".", ",");
  if (kind === "day" || kind === "month") return datePart(value, kind);
  if (kind === "instant") return inBogota(String(value));
  const text = harmless(cellText(value));
  return /[";\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Maximum number of characters in a cell of a workbook (Excel rejects a file with more). */
const LONGEST = 32_767;

/**
 * Number formats of a workbook, by kind of column. Texts have none, nor numbers: a format with optional
 * decimals shows `3` as `3,`.
 */
const formats: Readonly<Partial<Record<CellKind, string>>> = {
  money: '"$" #,##0;-"$" #,##0',
  cents: '"$" #,##0.00;-"$" #,##0.00',
  day: "dd/mm/yyyy",
  instant: "dd/mm/yyyy hh:mm",
};
const widths: Readonly<Record<CellKind, number>> = {
  text: 24,
  money: 16,
  cents: 18,
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

/** Days from the epoch of workbooks (1899-12-30) to the Unix epoch (1970-01-01). */
const EPOCH = 25_569;
const DAY = 24 * 60 * 60 * 1000;

/**
 * Returns a cell of a workbook: a number; a date as the number of days since the workbook's epoch (a time to
 * the second, in Bogota's time zone); or a text, which is never a formula there and needs no apostrophe.
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
