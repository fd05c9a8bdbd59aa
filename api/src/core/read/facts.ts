import type { EntityManager } from "@mikro-orm/postgresql";
import { rowsIn } from "./rows.ts";
import { type Binds, joined, quoted, raw, sql } from "./sql.ts";
import { sqlRuleOf } from "./sql-field.ts";
import { columnOf, keyOf, propertyOf, tableOf } from "./tables.ts";

/**
 * Computes `@Sql` fields of one record within an act's transaction, as they stand under its locks. Values as
 * in GraphQL's JSON. What the act changed before has to be written first.
 */
export async function factsOf<T extends object, K extends keyof T & string>(
  em: EntityManager,
  record: T,
  names: readonly K[],
  binds: Binds,
): Promise<Pick<T, K>> {
  const meta = em.getMetadata().get(record.constructor as never);
  // t0, which no SQL of a field uses for a table of its own.
  const row = (name: string) => raw(columnOf(propertyOf(meta, name), "t0"));
  const fields = names.map(
    (name) => sql`(${sqlRuleOf(record.constructor, name)(row)}) as ${raw(quoted(name))}`,
  );
  const key = (record as Record<string, unknown>)[meta.primaryKeys[0] ?? ""];
  const [found] = await rowsIn<{ facts: Pick<T, K> }>(
    em,
    sql`select row_to_json(_) as facts from (select ${joined(fields, ", ")} from ${raw(tableOf(meta, "t0"))}
      where ${raw(keyOf(meta, "t0"))} = ${key}) _`,
    binds,
  );
  if (!found) throw new Error(`${meta.className} is gone`);
  return found.facts;
}
