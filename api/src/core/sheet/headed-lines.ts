import { plainWords } from "../colombia/plain.ts";
import { badInput, Refusal } from "../failure.ts";
import { cellText } from "./cell-text.ts";
import { columnName, type Headings, layoutOf } from "./import-layout.ts";
import type { Rows } from "../read/sql.ts";
import { keptMapping, type MappedImport } from "./kept-mappings.ts";
import type { ImportLayout, ImportMappingInput } from "./import-layout.type.ts";
import { NO_SHEET, TOO_MANY_LINES } from "./sheet.ts";
import type { SheetReader } from "./sheet-reader.ts";

/** A line of a file as typed, with its cells by column. */
export interface HeadedLine<Column extends string> {
  /** Number of the line in the file, counted from 1. */
  readonly line: number;
  readonly cells: Readonly<Partial<Record<Column, string>>>;
  /** Texts for columns that are empty in this line because the cell is merged with a cell above. */
  readonly merged: Readonly<Partial<Record<Column, string>>>;
}

/** Columns to find in a file, and the refusals of an unreadable file. */
interface ReadHeadings<Column extends string> extends Headings<Column> {
  readonly noLines: Refusal;
  readonly tooManyLines: Refusal;
  /** Kind of import, whose files share stored column choices. */
  readonly kind: MappedImport;
}

/** A file that was read completely; it has no lines while a required column is not identified. */
interface HeadedFile<Column extends string> {
  readonly layout: ImportLayout;
  readonly lines: readonly HeadedLine<Column>[];
}

/** Context of the request that reads the file. */
interface HeadedLinesContext {
  readonly services: { readonly sheets: SheetReader };
  readonly read: Rows;
}

const unreadable = () =>
  badInput("file", "No pudimos leer el archivo. Guárdalo como XLSX o CSV y vuelve a intentarlo.");

/**
 * Reads a file that users maintain themselves, XLSX or CSV of up to 10,000 lines, in a worker thread. A
 * person's choice for this file, or for an earlier file with the same titles, determines the columns;
 * otherwise they are identified by their titles. Formulas are read as text, and cells by their meaning.
 * @throws Refusal BAD_USER_INPUT on `file` for an unreadable file, on `mapping` for a choice that does not
 * fit the file.
 */
export async function headedLines<Column extends string>(
  { services: { sheets }, read: caller }: HeadedLinesContext,
  bytes: Uint8Array,
  headings: ReadHeadings<Column>,
  mapping: ImportMappingInput | null,
): Promise<HeadedFile<Column>> {
  const known = Object.values<readonly string[]>(headings.columns).flat().map(plainWords);
  const { format, first } = await inOwnWords(headings, sheets.look(bytes, known));
  if (format === "ofx") throw unreadable();
  const layout = layoutOf(
    headings,
    first,
    mapping ?? (await keptMapping(caller, headings.kind, headings, first)),
  );
  if (layout.missing.length > 0) return { layout, lines: [] };
  const wanted = layout.columns.map(
    ({ place }) =>
      ({
        name: String(place),
        heading: `Columna ${place + 1}`,
        kind: "text",
        required: false,
      }) as const,
  );
  const { lines } = await inOwnWords(headings, sheets.read(bytes, wanted, layout.titles, known));
  const places = inOrder(layout.columns, headings);
  const cellsOf = (values: Readonly<Record<string, string | number | null>>) => {
    const cells: Partial<Record<Column, string>> = {};
    for (const { place, field } of places) {
      const cell = cellText(String(values[place] ?? ""));
      if (cell) cells[field] ??= cell;
    }
    return cells;
  };
  const isEmpty = (place: number) => lines.every(({ values }) => !values[String(place)]);
  return {
    layout: {
      ...layout,
      unread: layout.columns.flatMap((column) =>
        column.field === null && !isEmpty(column.place) ? [columnName(column)] : [],
      ),
    },
    lines: lines.map(({ line, values, merged = {} }) => ({
      line,
      cells: cellsOf(values),
      merged: cellsOf(merged),
    })),
  };
}

/** Returns the columns that are read; several columns of one field are in the order of the field's titles. */
function inOrder<Column extends string>(
  columns: ImportLayout["columns"],
  { columns: names }: Pick<Headings<Column>, "columns">,
) {
  const rank = (heading: string, field: Column) => names[field].map(plainWords).indexOf(plainWords(heading));
  return columns
    .flatMap(({ place, heading, field }) =>
      field === null ? [] : [{ place, heading, field: field as Column }],
    )
    .sort((one, other) => rank(one.heading, one.field) - rank(other.heading, other.field));
}

/** Replaces the reader's error messages, which are about bank statements. */
async function inOwnWords<T>(
  { noLines, tooManyLines }: Pick<ReadHeadings<string>, "noLines" | "tooManyLines">,
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
