import { buffer } from "node:stream/consumers";
import { csvCell } from "./cells.ts";
import { workbookBytes } from "./workbook.ts";

/** A table to be written to a file: numbers as numbers, texts unchanged. */
export interface SheetTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** The bytes and content type of a written file. */
export interface WrittenSheet {
  readonly bytes: Buffer;
  readonly contentType: string;
}

/** Formats in which a table can be written. */
export type WrittenFormat = "csv" | "xlsx";

/** Writes a table as CSV or as a workbook with one sheet. */
export const written = async (table: SheetTable, format: WrittenFormat): Promise<WrittenSheet> =>
  format === "csv"
    ? { bytes: csv(table), contentType: "text/csv; charset=utf-8" }
    : {
        bytes: await xlsx(table),
        contentType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      };

/** UTF-8 byte order mark at the beginning of a CSV file, from which spreadsheets recognize the encoding. */
export const csvMark = "\ufeff";

/** Returns one line of a CSV file with semicolons, as a Spanish spreadsheet expects (otherwise RFC 4180). */
export function csvLine(row: readonly (string | number)[]): string {
  return `${row.map((value) => csvCell(value, "text")).join(";")}\r\n`;
}

const csv = ({ columns, rows }: SheetTable): Buffer =>
  Buffer.from(csvMark + [columns, ...rows].map(csvLine).join(""));

/** Number format with thousands separators. */
const THOUSANDS = "#,##0";

async function xlsx({ name, columns, rows }: SheetTable): Promise<Buffer> {
  const shown = columns.map((heading) => ({ heading, format: THOUSANDS }));
  const all = (async function* () {
    yield rows;
  })();
  return buffer(workbookBytes({ name, columns: shown }, all));
}
