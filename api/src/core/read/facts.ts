import type { EntityClass } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { rowsIn } from "./rows.ts";
import { type Binds, joined, quoted, raw, sql } from "./sql.ts";
import { sqlRuleOf } from "./sql-field.ts";
import { columnOf, keyOf, propertyOf, tableOf, typeOf } from "./tables.ts";

/**
 * Computes `@Sql` fields of records of one entity within an act's transaction, in one statement, with the
 * current values under the transaction's locks, in the order of the records. Values have the format of
 * GraphQL's JSON. The act's earlier changes have to be written first.
 */
export async function factsOf<T extends object, K extends keyof T & string>(
  em: EntityManager,
  records: readonly T[],
  names: readonly K[],
  binds: Binds,
): Promise<Pick<T, K>[]> {
  const [first] = records;
  if (!first) return [];
  const entity = first.constructor as EntityClass<T>;
  const meta = em.getMetadata().get(entity);
  const keyIn = (record: T) => String((record as Record<string, unknown>)[meta.primaryKeys[0] ?? ""]);
  const byKey = await factsByKey(em, entity, records.map(keyIn), names, binds);
  return records.map((record) => {
    const facts = byKey.get(keyIn(record));
    if (!facts) throw new Error(`${meta.className} is gone`);
    return facts;
  });
}

/** Computes `@Sql` fields as {@link factsOf} does, by the keys of records; deleted records are omitted. */
export async function factsByKey<T extends object, K extends keyof T & string>(
  em: EntityManager,
  entity: EntityClass<T>,
  keys: readonly string[],
  names: readonly K[],
  binds: Binds,
): Promise<ReadonlyMap<string, Pick<T, K>>> {
  const meta = em.getMetadata().get(entity as never);
  // t0, which no SQL of a field uses for a table of its own.
  const row = (name: string) => raw(columnOf(propertyOf(meta, name), "t0"));
  const fields = names.map((name) => sql`(${sqlRuleOf(entity, name)(row)}) as ${raw(quoted(name))}`);
  const key = raw(keyOf(meta, "t0"));
  // One value for all keys: the text, and so its plan, is the same for any number of records.
  const type = typeOf(propertyOf(meta, meta.primaryKeys[0] ?? ""));
  const found = await rowsIn<{ key: string; facts: Pick<T, K> }>(
    em,
    sql`select k.key, row_to_json(facts) as facts from ${raw(tableOf(meta, "t0"))},
      lateral (select ${key}::text as key) k, lateral (select ${joined(fields, ", ")}) facts
      where ${key} = any(${[...keys]}::text[]::${raw(type)}[])`,
    binds,
  );
  return new Map(found.map(({ key: of, facts }) => [of, facts]));
}
