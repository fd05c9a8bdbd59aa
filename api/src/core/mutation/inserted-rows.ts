import type { EntityClass, EntityMetadata, EntityProperty } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { type Fragment, joined, quoted, raw, sql } from "../read/sql.ts";
import type { NewRow } from "../rows.ts";

type Keyed<Value> = Value extends { readonly id: infer Id } ? Id : Value;

/**
 * Columns of a new row without an entity instance, with relations as their keys. Absent columns get their
 * default.
 */
export type PlainRow<T> = Pick<T, keyof T & "id"> & {
  readonly [K in keyof NewRow<T>]: Keyed<NewRow<T>[K]>;
};

type Values = Readonly<Record<string, unknown>>;

/** Returns a statement that inserts rows of one entity, all with values for the same columns. */
export function insertedRows(
  em: EntityManager,
  entity: EntityClass<object>,
  rows: readonly [Values, ...Values[]],
): Fragment {
  const meta = em.getMetadata().get(entity as never) as EntityMetadata;
  const properties = Object.keys(rows[0]).map((name) => meta.properties[name as never] as EntityProperty);
  const names = properties.map(({ fieldNames: [name = ""] }) => quoted(name));
  const platform = em.getPlatform();
  const written = rows.map(
    (row) =>
      sql`(${joined(
        properties.map(({ name, customType }) => {
          const value = row[name];
          return sql`${customType ? customType.convertToDatabaseValue(value, platform) : value}`;
        }),
        ", ",
      )})`,
  );
  const into = raw(`insert into ${quoted(meta.tableName)} (${names.join(", ")}) values `);
  return sql`${into}${joined(written, ", ")}`;
}
