import { buffer } from "node:stream/consumers";
import { csvCell } from "./cells.ts";
import { workbookBytes } from "./workbook.ts";

/** A table to be written: numbers as numbers, texts unchanged. */
export interface SheetTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** A written sheet. */
export interface WrittenSheet {
  readonly bytes: Buffer;
  readonly contentType: string;
}

/** The formats in which a table is written. */
export type WrittenFormat = "csv" | "xlsx";

/** Writes a table as CSV or as a workbook of one sheet. */
export const written = async (table: SheetTable, format: WrittenFormat): Promise<WrittenSheet> =>
  format === "csv"
    ? { bytes: csv(table), contentType: "text/csv; charset=utf-8" }
    : {
        bytes: await xlsx(table),
        contentType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      };

/** The mark of UTF-8 by which spreadsheets know accents: the beginning of a file of text. */
export const csvMark = "\ufeff";

/** Returns one line of a file of text, as a Spanish spreadsheet opens it: semicolons (RFC 4180 otherwise). */
export function csvLine(row: readonly (string | number)[]): string {
  return `${row.map((value) => csvCell(value, "text")).join(";")}\r\n`;
}

const csv = ({ columns, rows }: SheetTable): Buffer =>
  Buffer.from(csvMark + [columns, ...rows].map(csvLine).join(""));

/** Numbers with thousands. */
const THOUSANDS = "#,##0";

async function xlsx({ name, columns, rows }: SheetTable): Promise<Buffer> {
  const shown = columns.map((heading) => ({ heading, format: THOUSANDS }));
  const all = (async function* () {
    yield rows;
  })();
  return buffer(workbookBytes({ name, columns: shown }, all));
}
