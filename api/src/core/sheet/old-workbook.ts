import { read, SSF, utils } from "@e965/xlsx";
import { serialDay } from "./excel-days.ts";
import { LOCKED } from "./locked-workbook.ts";
import { ABOVE, Lines, MOST_COLUMNS, MOST_LINES, NO_SHEET, type Sheet, SheetProblem } from "./sheet.ts";

/** Beginning of the reader's error for an encrypted workbook (FilePass, MS-XLS 2.4.117). */
const WITH_PASSWORD = /^File is password-protected/;

interface Cell {
  /** Kind of the value: number, text, boolean or error. */
  readonly t: string;
  readonly v?: unknown;
  /** Format of a number. */
  readonly z?: string;
}

/** Reads the first sheet of a workbook from before 2007 (BIFF). */
export function readOldWorkbook(bytes: Uint8Array): Sheet {
  const { sheet, from1904 } = firstSheet(bytes);
  const lines = new Lines();
  const reference = sheet["!ref"];
  const { s: start, e: end } = utils.decode_range(typeof reference === "string" ? reference : "A1");
  const rows = (sheet["!data"] ?? []) as readonly (readonly (Cell | undefined)[] | undefined)[];
  for (let row = start.r; row <= Math.min(end.r, MOST_LINES + ABOVE); row += 1)
    lines.add(
      row + 1,
      Array.from({ length: Math.min(end.c + 1, MOST_COLUMNS) }, (_, at) => shown(rows[row]?.[at], from1904)),
    );
  return { format: "xls", lines: lines.all, account: null };
}

function firstSheet(bytes: Uint8Array) {
  try {
    const book = read(bytes, {
      type: "array",
      dense: true,
      cellNF: true,
      cellHTML: false,
      cellFormula: false,
      sheets: 0,
      sheetRows: MOST_LINES + ABOVE + 1,
    });
    const sheet = book.Sheets[book.SheetNames[0] ?? ""];
    if (sheet)
      return { sheet: sheet as Record<string, unknown>, from1904: book.Workbook?.WBProps?.date1904 === true };
  } catch (error) {
    if (error instanceof Error && WITH_PASSWORD.test(error.message)) throw new SheetProblem(LOCKED);
  }
  throw new SheetProblem(NO_SHEET);
}

/**
 * Returns a cell's text in the form of the other readers: days as `YYYY-MM-DD`, numbers with a decimal comma.
 */
function shown(cell: Cell | undefined, from1904: boolean): string {
  const value = cell?.v;
  if (typeof value !== "number") return value === undefined || cell?.t === "e" ? "" : String(value);
  if (cell?.z && SSF.is_date(cell.z)) return serialDay(value, from1904) ?? String(value);
  if (Number.isInteger(value)) return BigInt(value).toString();
  return value.toFixed(2).replace(".", ",");
}
