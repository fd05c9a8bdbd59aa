import { type EntityClass, type EntityMetadata, wrap } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { recordFrom } from "../below-mapper/records.ts";
import { executableOf } from "../read/executable.ts";
import { render } from "../read/render.ts";
import { rowsIn } from "../read/rows.ts";
import { type Fragment, quoted, raw, sql } from "../read/sql.ts";
import { tableOf } from "../read/tables.ts";
import { where } from "../read/where.ts";

type Row = Record<string, unknown>;

const selects = new WeakMap<EntityMetadata, Fragment>();

/**
 * Locks one row by its primary key and reads it into its record, overwriting loaded values; null when there
 * is none. The SQL text is the same for all rows of an entity, so Postgres plans it once. The mapper's own
 * lock writes the key into the text, and refreshes a loaded record through a copy.
 */
export async function lockRow<T extends object>(
  em: EntityManager,
  entity: EntityClass<T>,
  id: string | number,
): Promise<T | null> {
  const meta = metaOf(em, entity);
  const [row] = await rowsIn<Row>(em, sql`${selectOf(meta)} = ${id} for update`);
  return row ? recordFrom(em, entity, row) : null;
}

/**
 * Locks the rows that a filter finds, in primary-key order, and reads them into their records. A row that
 * another transaction changed meanwhile is returned in its new state, or omitted. Unlike the lock of a single
 * row, this lock lets others insert rows that refer to these rows, such as a notice to a seller who is being
 * paid, which could otherwise cause a deadlock.
 */
export async function lockRows<T extends object>(
  em: EntityManager,
  entity: EntityClass<T>,
  filter: unknown,
): Promise<T[]> {
  const meta = metaOf(em, entity);
  // Not as `rowsIn`: the values of a filter take their types from the columns beside them.
  const { text, parameters } = render(
    sql`select t0.* from ${raw(tableOf(meta, "t0"))} where ${where(meta, filter, "t0")}
      order by ${keyOf(meta)} for no key update of t0`,
  );
  const { rows } = await em.getKysely().executeQuery<Row>(executableOf(text, parameters));
  return rows.map((row) => recordFrom(em, entity, row));
}

/** Locks the row of a loaded record and reads it again. */
export async function lockAgain(em: EntityManager, record: object): Promise<void> {
  const entity = record.constructor as EntityClass<object>;
  const id = wrap(record, true).getPrimaryKey() as string | number;
  if (!(await lockRow(em, entity, id))) throw new Error(`${entity.name} ${id} is there no more`);
}

const metaOf = <T extends object>(em: EntityManager, entity: EntityClass<T>): EntityMetadata =>
  em.getMetadata().get(entity) as unknown as EntityMetadata;

function selectOf(meta: EntityMetadata): Fragment {
  let select = selects.get(meta);
  if (!select) {
    const key = keyOf(meta);
    selects.set(meta, (select = sql`select * from ${raw(quoted(meta.tableName))} where ${key}`));
  }
  return select;
}

function keyOf(meta: EntityMetadata): Fragment {
  const [key, ...more] = meta.getPrimaryProps().flatMap(({ fieldNames }) => fieldNames);
  if (!key || more.length > 0) throw new Error(`the key of ${meta.tableName} is not one column`);
  return raw(quoted(key));
}
