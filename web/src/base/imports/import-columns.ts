import type { ImportDayOrder } from "../../graphql/schema.generated.ts";

/** Columns of a file as the server detected them. */
export interface ImportLayout {
  readonly titles: number;
  readonly first: readonly { readonly line: number; readonly text: string }[];
  readonly columns: readonly {
    readonly place: number;
    readonly heading: string;
    readonly samples: readonly string[];
    readonly field: string | null;
  }[];
  readonly unread: readonly string[];
  readonly missing: readonly string[];
  readonly days: {
    readonly order: ImportDayOrder;
    readonly decided: boolean;
    readonly example: string | null;
  } | null;
}

/** Fields that an import reads, each with its accepted column titles; the first one is its name. */
export type ImportFields = Readonly<Record<string, readonly [string, ...string[]]>>;

/** Fields selected for the columns of a file, by column index; a column without a field is not read. */
export type ChosenFields = ReadonlyMap<number, string>;

/** Returns the current assignment of fields to columns. */
export const fieldsOf = ({ columns }: ImportLayout): ChosenFields =>
  new Map(columns.flatMap(({ place, field }) => (field === null ? [] : [[place, field] as const])));

const LETTERS = 26;

/** Returns the spreadsheet letters of a column: `A`, `B` … `AA`. */
const letters = (place: number): string =>
  (place < LETTERS ? "" : letters(Math.floor(place / LETTERS) - 1)) +
  String.fromCharCode(65 + (place % LETTERS));

/** Returns the name of a column: its title, else its letter. */
export const columnName = ({ place, heading }: ImportLayout["columns"][number]): string =>
  heading || `Columna ${letters(place)}`;
