import { Lines, MOST_COLUMNS, NO_SHEET, type Sheet, SheetProblem, TOO_MANY_LINES } from "./sheet.ts";
import { decoded } from "./text.ts";

/** Maximum number of records in a file, and of characters in each record. */
const MOST_RECORDS = 700_000;
const LONGEST_RECORD = 40_000;

/** Maximum number of rows in a workbook of this format. */
const MOST_ROWS = 65_536;

/** Returns the fields of a record; a literal semicolon is written twice. */
const fieldsOf = (record: string): string[] =>
  record.split(/;(?!;)(?<!;;)/).map((field) => field.replaceAll(";;", ";"));

/** Returns the content of a value: a quoted text without its quotes, a number with a decimal comma. */
function shown(value: string): string {
  const text = /^"(.*)"$/.exec(value)?.[1];
  return text ?? (/^-?[\d.]+$/.test(value) ? value.replace(".", ",") : value);
}

/** Reads a symbolic link file (SYLK), which old programs save with the extension `.xls`. */
export function readSylk(bytes: Uint8Array): Sheet {
  const rows: string[][] = [];
  let [row, place] = [1, 1];
  const records = decoded(bytes).split(/\r\n|\n|\r/);
  if (records.length > MOST_RECORDS) throw new SheetProblem(TOO_MANY_LINES);
  for (const record of records) {
    if (record.length > LONGEST_RECORD) throw new SheetProblem(NO_SHEET);
    const [kind, ...fields] = fieldsOf(record);
    if (kind === "E") break;
    if (kind !== "C" && kind !== "F") continue;
    for (const field of fields) {
      if (field.startsWith("Y")) row = Number(field.slice(1));
      else if (field.startsWith("X")) place = Number(field.slice(1));
      else if (field.startsWith("K") && kind === "C") {
        if (!(row >= 1 && row <= MOST_ROWS && place >= 1)) throw new SheetProblem(NO_SHEET);
        if (place <= MOST_COLUMNS) (rows[row] ??= [])[place - 1] = shown(field.slice(1));
      }
    }
  }
  const lines = new Lines();
  rows.forEach((cells, line) =>
    lines.add(
      line,
      Array.from(cells, (cell: string | undefined) => cell ?? ""),
    ),
  );
  return { format: "xls", lines: lines.all, account: null };
}
