import { plainWords } from "../colombia/plain.ts";
import { badInput, Refusal } from "../failure.ts";
import { NO_SHEET, TOO_MANY_LINES } from "./sheet.ts";
import type { SheetReader } from "./sheet-reader.ts";

/** A line of a file as it was typed, its cells by column. */
export interface HeadedLine<Column extends string> {
  /** As a person counts it in the file, from 1. */
  readonly line: number;
  readonly cells: Readonly<Partial<Record<Column, string>>>;
  /** Texts of the columns that are empty here because their cell is one with a cell above. */
  readonly merged: Readonly<Partial<Record<Column, string>>>;
}

/** Columns that are looked for in a file, and the refusals of one that cannot be read. */
interface Headings<Column extends string> {
  /** Names of each column on top, the first one as in the template. */
  readonly columns: Readonly<Record<Column, readonly string[]>>;
  /** Columns without which a line is not that of headings. */
  readonly needs: readonly NoInfer<Column>[];
  readonly noHeadings: Refusal;
  readonly noLines: Refusal;
  readonly tooManyLines: Refusal;
}

/** A file that was read whole: the columns that were found, and the headings that are not read. */
interface HeadedFile<Column extends string> {
  readonly found: readonly { readonly column: Column; readonly heading: string }[];
  readonly unread: readonly string[];
  readonly lines: readonly HeadedLine<Column>[];
}

const unreadable = () =>
  badInput("file", "No pudimos leer el archivo. Guárdalo como XLSX o CSV y vuelve a intentarlo.");

/**
 * Reads a file that people keep themselves, XLSX or CSV of up to 10,000 lines, in a worker thread: each
 * column is found by one of its names. Formulas are read as text.
 * @throws Refusal BAD_USER_INPUT on `file` for what cannot be read at all.
 */
export async function headedLines<Column extends string>(
  sheets: SheetReader,
  bytes: Uint8Array,
  headings: Headings<Column>,
): Promise<HeadedFile<Column>> {
  const { format, first } = await inOwnWords(headings, sheets.look(bytes));
  if (format === "ofx") throw unreadable();
  const { found, unread } = headingsOf(
    headings,
    first.map(({ cells }) => cells),
  );
  const wanted = found.map(
    ({ column, heading }) => ({ name: column, heading, kind: "text", required: false }) as const,
  );
  const { lines } = await inOwnWords(headings, sheets.read(bytes, wanted));
  return {
    found,
    unread,
    lines: lines.map(({ line, values, merged = {} }) => ({
      line,
      cells: Object.fromEntries(
        Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
      ) as HeadedLine<Column>["cells"],
      merged: merged as HeadedLine<Column>["merged"],
    })),
  };
}

/** Replaces the reader's messages, which are about bank statements. */
async function inOwnWords<T>(
  { noLines, tooManyLines }: Pick<Headings<string>, "noLines" | "tooManyLines">,
  reading: Promise<T>,
): Promise<T> {
  const said: Readonly<Record<string, Refusal>> = {
    [NO_SHEET]: unreadable(),
    [TOO_MANY_LINES]: tooManyLines,
    "El archivo no tiene movimientos.": noLines,
  };
  try {
    return await reading;
  } catch (error) {
    throw (error instanceof Refusal && said[error.message]) || error;
  }
}

/** Returns which heading each column stands under: of the first line that has all that are needed. */
function headingsOf<Column extends string>(
  { columns, needs, noHeadings }: Headings<Column>,
  first: readonly (readonly string[])[],
): Pick<HeadedFile<Column>, "found" | "unread"> {
  const sought = Object.entries(columns) as [Column, readonly string[]][];
  for (const cells of first) {
    const there = cells.map(plainWords);
    const places = sought.flatMap(([column, spellings]) => {
      const place = there.findIndex((heading) => spellings.some((one) => plainWords(one) === heading));
      return place < 0 ? [] : [{ column, place }];
    });
    if (needs.every((one) => places.some(({ column }) => column === one)))
      return {
        found: places.map(({ column, place }) => ({ column, heading: cells[place]! })),
        unread: cells.filter((cell, at) => cell.trim() && !places.some(({ place }) => place === at)),
      };
  }
  throw noHeadings;
}
