import { plainWords } from "../colombia/plain.ts";
import { badInput, type Refusal } from "../failure.ts";
import type { ImportFileColumn, ImportLayout, ImportMappingInput } from "./import-layout.type.ts";
import { MOST_COLUMNS, type SheetLine } from "./sheet.ts";

/** Columns to find in a file. */
export interface Headings<Column extends string> {
  /** Possible titles of each column; the first one is the template's. */
  readonly columns: Readonly<Record<Column, readonly string[]>>;
  /** Columns that are required to read the file. */
  readonly needs: readonly NoInfer<Column>[];
  /**
   * Tests of values for columns with a common title: such a column is assigned to the first field whose test
   * accepts one of the column's first values.
   */
  readonly looks?: Readonly<Partial<Record<NoInfer<Column>, (value: string) => boolean>>>;
  /** Columns that may occur several times in a file: each line's first value that is not empty is used. */
  readonly several?: readonly NoInfer<Column>[];
}

type Fields = ReadonlyMap<number, string>;

/**
 * Number of lines that may be the title line, of sample values shown per column, and of characters of each.
 */
const FIRST_LINES = 10;
const SAMPLES = 3;
const SHOWN = 60;

/**
 * Returns the layout of a file that begins with these lines: by a person's choice, otherwise by its titles.
 * The title line is the first line with all required columns. @throws Refusal BAD_USER_INPUT on `mapping` for
 * a choice that does not fit the file.
 */
export function layoutOf<Column extends string>(
  headings: Headings<Column>,
  first: readonly SheetLine[],
  mapping: ImportMappingInput | null,
): ImportLayout {
  if (!mapping) return layout(headings, first, titlesOf(headings, first), null);
  const { titles, columns } = mapping;
  if (titles !== 0 && !first.some(({ line }) => line === titles))
    throw badInput("mapping", `Los títulos no pueden estar en la línea ${titles} de este archivo.`);
  return layout(headings, first, titles, columns ? chosen(headings, first, columns) : null);
}

/** Returns the refusal of a file whose required columns are neither recognized nor chosen. */
export const withoutColumns = ({ missing }: Pick<ImportLayout, "missing">): Refusal =>
  badInput(
    "mapping",
    `No encontramos ${missing.map((title) => `«${title}»`).join(", ")} en los títulos del archivo. ` +
      "Elige qué dato es cada columna.",
  );

function layout<Column extends string>(
  headings: Headings<Column>,
  first: readonly SheetLine[],
  titles: number,
  given: Fields | null,
): ImportLayout {
  const top = first.find(({ line }) => line === titles)?.cells ?? [];
  const below = first.filter(({ line }) => line > titles);
  const fields = given ?? recognised(headings, top, below);
  const found = new Set(fields.values());
  const columns = Array.from({ length: widthOf(first) }, (_, place): ImportFileColumn => {
    const samples = below.flatMap(({ cells }) => shown(cells[place] ?? "") || []).slice(0, SAMPLES);
    return { place, heading: shown(top[place] ?? ""), samples, field: fields.get(place) ?? null };
  }).filter(({ heading, samples }) => heading || samples.length > 0);
  return {
    titles,
    first: first.slice(0, FIRST_LINES).map(({ line, cells }) => ({
      line,
      text: shown(cells.filter((cell) => cell.trim()).join(" · ")),
    })),
    columns,
    unread: columns.flatMap((column) =>
      column.field === null && column.samples.length > 0 ? [columnName(column)] : [],
    ),
    days: null,
    missing: headings.needs.flatMap((one) => (found.has(one) ? [] : [headings.columns[one][0] ?? one])),
  };
}

const widthOf = (lines: readonly SheetLine[]): number =>
  Math.min(MOST_COLUMNS, Math.max(0, ...lines.map(({ cells }) => cells.length)));

const shown = (cell: string): string => cell.replace(/\s+/g, " ").trim().slice(0, SHOWN);

const LETTERS = 26;

/** Returns a spreadsheet's name for a column: `A`, `B` … `AA`. */
const letters = (place: number): string =>
  (place < LETTERS ? "" : letters(Math.floor(place / LETTERS) - 1)) +
  String.fromCharCode(65 + (place % LETTERS));

/** Returns the name of a column: its title, otherwise its letter. */
export const columnName = ({ place, heading }: Pick<ImportFileColumn, "place" | "heading">): string =>
  heading || `Columna ${letters(place)}`;

/**
 * Returns the field at each position of a title line: each field by the first of its titles that occurs; a
 * field that may occur several times by all of them.
 */
function recognised<Column extends string>(
  { columns, looks, several = [] }: Headings<Column>,
  titles: readonly string[],
  below: readonly SheetLine[],
): Fields {
  const there = titles.slice(0, MOST_COLUMNS).map(plainWords);
  const spelled = (Object.entries(columns) as [Column, readonly string[]][]).map(
    ([field, spellings]) => [field, spellings.map(plainWords)] as const,
  );
  const isShared = (name: string) => spelled.filter(([, names]) => names.includes(name)).length > 1;
  const looksSo = (field: Column, place: number) =>
    below.some(({ cells }) => cells[place]?.trim() && looks?.[field]?.(cells[place]));
  return new Map(
    spelled.flatMap(([field, names]) => {
      const places = names.flatMap((name) => {
        const place = there.indexOf(name);
        return place >= 0 && (!isShared(name) || looksSo(field, place)) ? [place] : [];
      });
      return (several.includes(field) ? places : places.slice(0, 1)).map((place) => [place, field] as const);
    }),
  );
}

/**
 * Returns the number of the title line: the first line with all required columns, otherwise the line with the
 * most known titles, otherwise the first of the lines with the most cells filled.
 */
function titlesOf<Column extends string>(headings: Headings<Column>, first: readonly SheetLine[]): number {
  const tried = first.map(({ line, cells }) => {
    const known = new Set(
      recognised(
        headings,
        cells,
        first.filter((one) => one.line > line),
      ).values(),
    );
    return {
      line,
      whole: headings.needs.every((one) => known.has(one)),
      known: known.size,
      filled: cells.filter((cell) => cell.trim()).length,
    };
  });
  const most = (by: "known" | "filled") =>
    tried.slice(0, FIRST_LINES).reduce((best, one) => (one[by] > best[by] ? one : best));
  const known = most("known");
  return (tried.find(({ whole }) => whole) ?? (known.known > 0 ? known : most("filled"))).line;
}

/** Returns the fields that a person chose. All required fields must be among them. */
function chosen<Column extends string>(
  { columns, needs, several = [] }: Headings<Column>,
  first: readonly SheetLine[],
  choices: NonNullable<ImportMappingInput["columns"]>,
): Fields {
  const width = widthOf(first);
  const fields = new Map<number, string>();
  const refuse = (message: string): never => {
    throw badInput("mapping", message);
  };
  const titled = (field: string) => `«${columns[field as Column][0] ?? field}»`;
  for (const { place, field } of choices) {
    if (!Object.hasOwn(columns, field)) refuse(`«${field.slice(0, 40)}» no es un dato de esta importación.`);
    if (place < 0 || place >= width) refuse(`El archivo no tiene una columna ${place + 1}.`);
    if (fields.has(place)) refuse(`Elegiste dos datos para la columna ${place + 1}. Deja uno.`);
    if (!several.includes(field as Column) && [...fields.values()].includes(field))
      refuse(`Elegiste ${titled(field)} en dos columnas. Deja una.`);
    fields.set(place, field);
  }
  const missing = needs.filter((one) => ![...fields.values()].includes(one));
  if (missing.length > 0) refuse(`Falta elegir la columna de ${missing.map(titled).join(", ")}.`);
  return fields;
}
