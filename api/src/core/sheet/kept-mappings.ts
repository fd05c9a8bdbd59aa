import { v7 } from "uuid";
import { plainWords } from "../colombia/plain.ts";
import type { Work } from "../mutation/work.ts";
import { type Rows, sql } from "../read/sql.ts";
import type { Headings } from "./import-layout.ts";
import type { ImportLayout, ImportMappingInput } from "./import-layout.type.ts";
import type { SheetLine } from "./sheet.ts";

/** Kinds of import that store the columns of their files. */
export type MappedImport = "customers" | "providers" | "past_sales";

interface KeptColumn {
  readonly place: number;
  readonly field: string;
}

/** Number of lines at the beginning of a file that may be its title line. */
const FIRST_LINES = 10;
const LONGEST = 60;

const titlesOf = (cells: readonly string[]): string =>
  cells
    .map((cell) => plainWords(cell.replace(/\s+/g, " ").trim().slice(0, LONGEST)))
    .filter(Boolean)
    .join("|");

/** Returns the columns that the agency chose for a file with the same titles; null when it never did. */
export async function keptMapping<Column extends string>(
  caller: Rows,
  kind: MappedImport,
  { columns, needs }: Headings<Column>,
  first: readonly SheetLine[],
): Promise<ImportMappingInput | null> {
  const lines = first.slice(0, FIRST_LINES).map(({ line, cells }) => ({ line, titles: titlesOf(cells) }));
  const found = await caller.rows<{ titles: string; columns: readonly KeptColumn[] }>(
    sql`select titles, columns from import_mappings
      where kind = ${kind} and titles = any(${lines.map(({ titles }) => titles)}::text[])`,
  );
  const line = lines.find(({ titles }) => found.some((one) => one.titles === titles));
  const kept = found
    .find(({ titles }) => titles === line?.titles)
    ?.columns.filter(({ field }) => Object.hasOwn(columns, field));
  if (!line || !kept || !needs.every((need) => kept.some(({ field }) => field === need))) return null;
  return { titles: line.line, columns: kept };
}

/** Stores the columns that a person chose, for the next file with these titles. */
export async function keepMapping(
  work: Work,
  kind: MappedImport,
  { columns }: Pick<ImportLayout, "columns">,
  mapping: ImportMappingInput | null,
): Promise<void> {
  const titles = titlesOf(columns.map(({ heading }) => heading));
  if (!mapping?.columns || mapping.titles === 0 || titles === "") return;
  // A column without a title may be missing in the next file.
  const kept = columns.flatMap(({ place, heading, field }) => (heading && field ? [{ place, field }] : []));
  await work.rows(
    sql`insert into import_mappings (id, kind, titles, columns, updated_at)
      values (${v7()}::uuid, ${kind}, ${titles}, ${JSON.stringify(kept)}::jsonb, ${work.now}::timestamptz)
      on conflict (kind, titles) do update set columns = excluded.columns, updated_at = excluded.updated_at`,
  );
}
