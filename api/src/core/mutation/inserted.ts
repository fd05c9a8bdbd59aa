import type { EntityMetadata, EntityProperty } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { dateNew } from "../database/timestamps.ts";
import { type Fragment, joined, quoted, raw, sql } from "../read/sql.ts";

interface Columns {
  readonly properties: readonly EntityProperty[];
  readonly names: Fragment;
}

const columnsOf = new WeakMap<EntityMetadata, Columns>();

/**
 * Returns a statement that writes new records of one entity, as the object mapper would: for those whose
 * columns the application fills itself, without a statement of their own and without watching them for
 * changes.
 */
export function inserted(em: EntityManager, records: readonly [object, ...object[]], now: Date): Fragment {
  const meta = em.getMetadata().get(records[0].constructor as never) as EntityMetadata;
  let columns = columnsOf.get(meta);
  if (!columns) columnsOf.set(meta, (columns = columnsIn(meta)));
  const { names, properties } = columns;
  const rows = records.map((record) => {
    dateNew(record, meta, now);
    const values = em.getComparator().prepareEntity(record) as Readonly<Record<string, unknown>>;
    return sql`(${joined(
      properties.map(({ name }) => (values[name] === undefined ? raw("default") : sql`${values[name]}`)),
      ", ",
    )})`;
  });
  return sql`insert into ${raw(quoted(meta.tableName))} (${names}) values ${joined(rows, ", ")}`;
}

function columnsIn(meta: EntityMetadata): Columns {
  const properties = meta.comparableProps.filter(({ fieldNames }) => fieldNames.length === 1);
  const names = properties.map(({ fieldNames: [name = ""] }) => quoted(name));
  return { properties, names: raw(names.join(", ")) };
}
