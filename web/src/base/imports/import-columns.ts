import type { ImportDayOrder } from "../../graphql/schema.generated.ts";

/** Columns of a file as the server found them. */
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

/** Fields that an import reads: how each is called, the first of its names. */
export type ImportFields = Readonly<Record<string, readonly [string, ...string[]]>>;

/** Fields chosen for the columns of a file, by their place; a column without one is not read. */
export type ChosenFields = ReadonlyMap<number, string>;

/** Returns the fields as they are read now. */
export const fieldsOf = ({ columns }: ImportLayout): ChosenFields =>
  new Map(columns.flatMap(({ place, field }) => (field === null ? [] : [[place, field] as const])));

const LETTERS = 26;

/** Returns how a spreadsheet calls a column: `A`, `B` … `AA`. */
const letters = (place: number): string =>
  (place < LETTERS ? "" : letters(Math.floor(place / LETTERS) - 1)) +
  String.fromCharCode(65 + (place % LETTERS));

/** Returns how a column is called: its title, else its letter. */
export const columnName = ({ place, heading }: ImportLayout["columns"][number]): string =>
  heading || `Columna ${letters(place)}`;
