/** One line of a file, its cells as text. */
export interface SheetLine {
  /** Number of the line in the file, counted from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * File formats that can be read; `xls` is any format that older spreadsheet programs saved with that
 * extension.
 */
export type SheetFormat = "csv" | "xlsx" | "ofx" | "xls" | "pdf";

/** A file as lines of text, without empty lines. */
export interface Sheet {
  readonly format: SheetFormat;
  readonly lines: readonly SheetLine[];
  /** Account named in the file (OFX); null when there is none. */
  readonly account: string | null;
  /** Character that separates the columns of a CSV. */
  readonly separator?: string;
  /** Balance after the last transaction, as written in the file (OFX). */
  readonly closing?: string;
  /** Day of that balance in Bogotá (OFX). */
  readonly closingAt?: string | null;
  /** Cells merged over several lines (XLSX), by column; absent when there are none. */
  readonly merged?: readonly MergedCells[];
}

/** Merged cells of a column, counted from 0: from the line that shows the value to the last one. */
export interface MergedCells {
  readonly place: number;
  readonly from: number;
  readonly to: number;
}

/** Kinds of a column's values after parsing. */
export type ColumnKind = "day" | "amount" | "text";

/** A column requested from a file. */
export interface WantedColumn {
  readonly name: string;
  /** Heading of the column; `Columna 3` in a file without headings. */
  readonly heading: string;
  readonly kind: ColumnKind;
  /** True when each line must have a value in the column. */
  readonly required: boolean;
}

/** A parsed line: days as `YYYY-MM-DD`, amounts in whole COP, by the names of the columns. */
export interface TypedLine {
  readonly line: number;
  readonly values: Readonly<Record<string, string | number | null>>;
  /** Texts for columns that are empty in this line because the cell is merged with a cell above. */
  readonly merged?: Readonly<Record<string, string>>;
}

/** Reason why a file cannot be read, as a sentence for a person. */
export class SheetProblem extends Error {}

/** Name of the sheet that shows the filters of an exported list; it is never read as the list. */
export const COVER_NAME = "Filtros";

/** Maximum number of lines in a file. */
export const MOST_LINES = 10_000;
/** Maximum number of columns that are read from one file. */
export const MOST_COLUMNS = 60;
/** Maximum number of cells in a file, including empty ones. */
const MOST_CELLS = MOST_LINES * MOST_COLUMNS;
/** Maximum number of lines above the data: the bank's name, the account, the period, the headings. */
export const ABOVE = 60;
/** Maximum size of an unzipped file, in bytes. */
export const MOST_UNZIPPED = 100 * 1024 * 1024;

export const NO_SHEET =
  "No pudimos leer el archivo. Descarga del banco el extracto en CSV, XLSX u OFX y vuelve a intentarlo.";
export const TOO_MANY_LINES =
  "El archivo tiene más de 10.000 movimientos. Descárgalo del banco por periodos más cortos.";

const TOO_MUCH = "El archivo tiene demasiadas líneas o columnas. Divídelo en archivos más pequeños.";

/**
 * Refuses a text in which `mark` occurs more often than cells in any accepted file, before the text is
 * parsed.
 */
export function refuseMany(text: string, mark: string, most = MOST_CELLS): void {
  let left = most;
  for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + mark.length))
    if ((left -= 1) < 0) throw new SheetProblem(TOO_MUCH);
}

/** Collects the lines of a file, without empty ones, up to the limit of lines. */
export class Lines {
  readonly all: SheetLine[] = [];

  add(line: number, cells: readonly string[]): void {
    if (cells.every((cell) => cell.trim() === "")) return;
    if (this.all.length >= MOST_LINES + ABOVE) throw new SheetProblem(TOO_MANY_LINES);
    this.all.push({ line, cells });
  }
}
