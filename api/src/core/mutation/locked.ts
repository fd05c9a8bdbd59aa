import { type EntityClass, type EntityMetadata, wrap } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { rowsIn } from "../read/rows.ts";
import { type Fragment, quoted, raw, sql } from "../read/sql.ts";

const selects = new WeakMap<EntityMetadata, Fragment>();

/**
 * Locks one row by its primary key and reads it into its record, whatever that held before; null when there
 * is none. The text is the same for all rows of an entity, so Postgres plans it once; the mapper's own way
 * writes the key into the text, and reads a loaded record again by way of a copy.
 */
export async function lockRow<T extends object>(
  em: EntityManager,
  entity: EntityClass<T>,
  id: string | number,
): Promise<T | null> {
  const meta = em.getMetadata().get(entity) as unknown as EntityMetadata;
  let select = selects.get(meta);
  if (!select) selects.set(meta, (select = selectOf(meta)));
  const [row] = await rowsIn<Record<string, unknown>>(em, sql`${select} = ${id} for update`);
  if (!row) return null;
  const data = em.getDriver().mapResult(row, meta);
  return em
    .getEntityFactory()
    .create(entity, data as never, { merge: true, refresh: true, convertCustomTypes: true });
}

/** Locks the row of a loaded record and reads it again. */
export async function lockAgain(em: EntityManager, record: object): Promise<void> {
  const entity = record.constructor as EntityClass<object>;
  const id = wrap(record, true).getPrimaryKey() as string | number;
  if (!(await lockRow(em, entity, id))) throw new Error(`${entity.name} ${id} is there no more`);
}

function selectOf(meta: EntityMetadata): Fragment {
  const [key, ...more] = meta.getPrimaryProps().flatMap(({ fieldNames }) => fieldNames);
  if (!key || more.length > 0) throw new Error(`the key of ${meta.tableName} is not one column`);
  return raw(`select * from ${quoted(meta.tableName)} where ${quoted(key)}`);
}
