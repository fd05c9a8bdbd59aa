import pg from "pg";
import { type SecretColumn, sealedLike } from "./secret-box.ts";

/** Number of values of a column that one key encrypts. */
export interface SealedBy {
  readonly column: SecretColumn;
  /** Id of the key; null for plain values. */
  readonly key: string | null;
  readonly count: number;
}

/** Returns the number of secrets in a database by encrypting key; a column may not exist yet. */
export async function sealedBy(
  client: pg.ClientBase,
  columns: readonly SecretColumn[],
): Promise<readonly SealedBy[]> {
  const found: SealedBy[] = [];
  for (const column of columns) {
    if ((await keyTypeOf(client, column)) === null) continue;
    const { table, name, print } = namesOf(column);
    const { rows } = await client.query<Omit<SealedBy, "column">>(
      `select case when ${name} like $1 then split_part(${name}, ':', 3) end as key, count(*)::int as count
        from ${table} where ${name} is not null and ${print} is not null group by 1 order by 1`,
      [sealedLike()],
    );
    found.push(...rows.map((row) => ({ column, ...row })));
  }
  return found;
}

/** Returns the ids of the keys that encrypt the secrets of a database. */
export async function sealedWith(
  client: pg.ClientBase,
  columns: readonly SecretColumn[],
): Promise<readonly string[]> {
  const keys = (await sealedBy(client, columns)).flatMap(({ key }) => key ?? []);
  return [...new Set(keys)].sort();
}

/**
 * Returns the type of the column that identifies the owner of a secret; null when the secret has no column
 * yet.
 */
export async function keyTypeOf(
  client: pg.ClientBase,
  { table, key, column, print = column }: SecretColumn,
): Promise<string | null> {
  const { rows } = await client.query<{ type: string }>(
    `select format_type(k.atttypid, null) as type from pg_attribute k
      join pg_attribute c on c.attrelid = k.attrelid and c.attname = $3 and not c.attisdropped
      join pg_attribute p on p.attrelid = k.attrelid and p.attname = $4 and not p.attisdropped
      where k.attrelid = to_regclass($1) and k.attname = $2 and not k.attisdropped`,
    [`public.${table}`, key, column, print],
  );
  return rows[0]?.type ?? null;
}

/** Returns the escaped names of a secret column and its table, for SQL statements. */
export const namesOf = ({ table, key, column, print = column }: SecretColumn) => ({
  table: `public.${pg.escapeIdentifier(table)}`,
  key: pg.escapeIdentifier(key),
  name: pg.escapeIdentifier(column),
  print: pg.escapeIdentifier(print),
});
