import type pg from "pg";
import { type SecretBox, type SecretColumn, sealedLike } from "./secret-box.ts";
import { keyTypeOf, namesOf } from "./sealed-with.ts";

/** Number of rows read at once. */
const BATCH = 500;

/** Result of re-encrypting a column with another key. */
export interface SealedAnew {
  readonly column: SecretColumn;
  readonly count: number;
  /** Ids of rows whose value cannot be decrypted, because it was altered or copied from another row. */
  readonly broken: readonly string[];
}

/**
 * Encrypts with the box's first key every value of a column that is plain or encrypted with another key. It
 * works row by row, each in its own statement and only if the row is unchanged, so that nobody waits and it
 * can be interrupted at any row.
 */
export async function sealAnew(
  client: pg.ClientBase,
  box: SecretBox,
  column: SecretColumn,
): Promise<SealedAnew> {
  const type = await keyTypeOf(client, column);
  const broken: string[] = [];
  let count = 0;
  if (type === null) return { column, count, broken };
  const { table, key, name, print } = namesOf(column);
  const current = sealedLike(box.ids()[0]);
  for (let above: string | null = null; ;) {
    const { rows } = (await client.query<{ id: string; value: string }>(
      `select ${key}::text as id, ${name} as value from ${table}
        where ${name} not like $1 and ${print} is not null ${above === null ? "" : `and ${key} > $2::${type}`}
        order by ${key} limit ${BATCH}`,
      above === null ? [current] : [current, above],
    )) as { rows: { id: string; value: string }[] };
    for (const { id, value } of rows) {
      const plain = opened(box, value, column, id);
      if (plain === null) broken.push(id);
      else {
        const { rowCount } = await client.query(
          `update ${table} set ${name} = $1 where ${key} = $2::${type} and ${name} = $3`,
          [box.seal(plain, column, id), id, value],
        );
        count += rowCount ?? 0;
      }
    }
    above = rows.at(-1)?.id ?? null;
    if (above === null) return { column, count, broken };
  }
}

/** Returns the plain value, or null when it cannot be decrypted. */
function opened(box: SecretBox, value: string, column: SecretColumn, id: string): string | null {
  try {
    return box.open(value, column, id);
  } catch {
    return null;
  }
}
