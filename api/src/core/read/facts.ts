import type { EntityManager } from "@mikro-orm/postgresql";
import { Bind, type Binds, Fragment, joined, quoted, raw, sql } from "./sql.ts";
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
  const row = (name: string) => raw(columnOf(propertyOf(meta, name), "t"));
  const fields = names.map(
    (name) => sql`(${sqlRuleOf(record.constructor, name)(row)}) as ${raw(quoted(name))}`,
  );
  const key = (record as Record<string, unknown>)[meta.primaryKeys[0] ?? ""];
  const { text, values } = asked(
    sql`select row_to_json(_) as facts from (select ${joined(fields, ", ")} from ${raw(tableOf(meta, "t"))} where ${raw(keyOf(meta, "t"))} = ${key}) _`,
    binds,
  );
  const [found] = await em.execute<{ facts: Pick<T, K> }[]>(text, values);
  if (!found) throw new Error(`${meta.className} is gone`);
  return found.facts;
}

/** Writes a fragment out with a question mark for each value, as the entity manager takes it. */
function asked(fragment: Fragment, binds: Binds): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const write = ({ strings, parts }: Fragment): string =>
    parts.reduce<string>((text, part, index) => {
      const next = strings[index + 1] ?? "";
      if (part instanceof Fragment) return text + write(part) + next;
      values.push(part instanceof Bind ? binds[part.name] : part);
      return `${text}?${part instanceof Bind ? `::${part.cast}` : ""}${next}`;
    }, strings[0] ?? "");
  return { text: write(fragment), values };
}
