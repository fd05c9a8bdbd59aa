/** One line of a file, its cells as text. */
export interface SheetLine {
  /** Number of the line in the file, counted from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Kinds of file that are read; `xls` is any format that older spreadsheet programs saved under that name. */
export type SheetFormat = "csv" | "xlsx" | "ofx" | "xls" | "pdf";

/** A file as lines of text, without blank ones. */
export interface Sheet {
  readonly format: SheetFormat;
  readonly lines: readonly SheetLine[];
  /** Account that the file names (OFX); null when it names none. */
  readonly account: string | null;
  /** Mark that parts the columns of a CSV. */
  readonly separator?: string;
  /** The balance after the last movement, as the file writes it (OFX). */
  readonly closing?: string;
  /** Merged cells over several lines (XLSX), each by its column; absent when there are none. */
  readonly merged?: readonly MergedCells[];
}

/** Cells of a column, counted from 0, that are one: from the line whose value is shown to the last one. */
export interface MergedCells {
  readonly place: number;
  readonly from: number;
  readonly to: number;
}

/** The kinds of a column's content once it is understood. */
export type ColumnKind = "day" | "amount" | "text";

/** A column that is wanted of a file. */
export interface WantedColumn {
  readonly name: string;
  /** Heading of the column; `Columna 3` in a file without headings. */
  readonly heading: string;
  readonly kind: ColumnKind;
  /** True when each line must have it. */
  readonly required: boolean;
}

/** A line that was understood: days as `YYYY-MM-DD`, amounts in whole COP, by the names of the columns. */
export interface TypedLine {
  readonly line: number;
  readonly values: Readonly<Record<string, string | number | null>>;
  /** Texts of the columns that are empty here because their cell is merged with one above. */
  readonly merged?: Readonly<Record<string, string>>;
}

/** Reason why a file cannot be read, as a sentence for a person. */
export class SheetProblem extends Error {}

/** Name of the sheet with the filters of a written list; it is never read as the list. */
export const COVER_NAME = "Filtros";

/** Most lines of a file. */
export const MOST_LINES = 10_000;
/** Columns that are read of one file. */
export const MOST_COLUMNS = 60;
/** Most cells of a file, including empty ones. */
const MOST_CELLS = MOST_LINES * MOST_COLUMNS;
/** Most lines above the data: the bank's name, the account, the period, the headings. */
export const ABOVE = 60;
/** Most bytes of a file once it is unzipped. */
export const MOST_UNZIPPED = 100 * 1024 * 1024;

export const NO_SHEET =
  "No pudimos leer el archivo. Descarga del banco el extracto en CSV, XLSX u OFX y vuelve a intentarlo.";
export const TOO_MANY_LINES =
  "El archivo tiene más de 10.000 movimientos. Descárgalo del banco por periodos más cortos.";

const TOO_MUCH = "El archivo tiene demasiadas líneas o columnas. Divídelo en archivos más pequeños.";

/** Refuses a text in which a mark occurs more often than cells in any file, before it is read. */
export function refuseMany(text: string, mark: string, most = MOST_CELLS): void {
  let left = most;
  for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + mark.length))
    if ((left -= 1) < 0) throw new SheetProblem(TOO_MUCH);
}

/** Collects lines up to the limit of a file, without empty ones. */
export class Lines {
  readonly all: SheetLine[] = [];

  add(line: number, cells: readonly string[]): void {
    if (cells.every((cell) => cell.trim() === "")) return;
    if (this.all.length >= MOST_LINES + ABOVE) throw new SheetProblem(TOO_MANY_LINES);
    this.all.push({ line, cells });
  }
}
