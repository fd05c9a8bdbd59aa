import type { Work } from "../../core/mutation/work.ts";
import { raw, sql } from "../../core/read/sql.ts";

/** Number of records that are rebuilt in one transaction. */
const AT_ONCE = 500;

/** Table whose `search_text` was written by an earlier version, with the id up to which it was rebuilt. */
interface Unsearched {
  readonly tableName: string;
  readonly keyType: string;
  readonly afterId: string | null;
}

/**
 * Rebuilds the search texts of a batch of records after the database function changed; their trigger writes
 * the text. Returns whether more records are left.
 */
export async function writeSearched(work: Work): Promise<boolean> {
  const [next] = await work.rows<Unsearched>(
    sql`select table_name as "tableName", key_type as "keyType", after_id as "afterId"
      from unsearched_records order by place, table_name limit 1 for update`,
  );
  if (!next) return false;
  const { tableName, keyType, afterId } = next;
  const [table, key] = [raw(tableName), raw(keyType)];
  const ids = await work.rows<{ id: string }>(
    sql`select id::text as id from ${table} where (${afterId}::text is null or id > ${afterId}::text::${key})
      order by ${table}.id limit ${AT_ONCE} for update`,
  );
  await work.rows(
    sql`update ${table} set search_text = '' where id = any(${ids.map(({ id }) => id)}::text[]::${key}[])`,
  );
  const last = ids.at(-1)?.id;
  await work.rows(
    ids.length < AT_ONCE || last === undefined
      ? sql`delete from unsearched_records where table_name = ${tableName}`
      : sql`update unsearched_records set after_id = ${last} where table_name = ${tableName}`,
  );
  return true;
}
