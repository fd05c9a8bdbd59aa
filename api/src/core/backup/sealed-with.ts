import pg from "pg";
import type { SecretColumn } from "../secrets/secret-box.ts";

/** Returns the ids of the keys that wrap the secrets of a database; it may be one that lacks a column yet. */
export async function sealedWith(
  owner: pg.ClientBase,
  columns: readonly SecretColumn[],
): Promise<readonly string[]> {
  const ids = new Set<string>();
  for (const { table, column } of columns) {
    const { rowCount } = await owner.query(
      `select from pg_attribute where attrelid = to_regclass($1) and attname = $2 and not attisdropped`,
      [`public.${table}`, column],
    );
    if (!rowCount) continue;
    const name = pg.escapeIdentifier(column);
    const { rows } = await owner.query<{ id: string }>(
      `select distinct split_part(${name}, ':', 3) as id from public.${pg.escapeIdentifier(table)}
        where ${name} like 'sealed:v1:%'`,
    );
    for (const { id } of rows) ids.add(id);
  }
  return [...ids].sort();
}
