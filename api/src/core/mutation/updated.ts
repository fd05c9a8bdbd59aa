import { type EntityData, type EntityMetadata, wrap } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { type Fragment, quoted, raw, sql } from "../read/sql.ts";
import { propertyOf, typeOf } from "../read/tables.ts";

type Values = Record<string, unknown>;

/**
 * Returns a statement that writes the changes of loaded records of one entity, which count as written from
 * then on; null when there are none. Its text is the same for any number of records, which are sent as one
 * value: the mapper's own names each record again in every column.
 */
export function updated(em: EntityManager, records: readonly object[], now: Date): Fragment | null {
  const [first] = records;
  if (!first) return null;
  const meta = em.getMetadata().get(first.constructor as never) as EntityMetadata;
  const comparator = em.getComparator();
  const changed = new Set<string>();
  const rows: Values[] = [];
  for (const record of records) {
    const known = wrap(record, true);
    const before = known.__originalEntityData as EntityData<object>;
    const values = comparator.prepareEntity(record) as Values;
    const keys = Object.keys(comparator.diffEntities(meta.class, before, values));
    if (keys.length === 0) continue;
    if ("updatedAt" in meta.properties) Object.assign(record, { updatedAt: (values["updatedAt"] = now) });
    for (const key of [...keys, "updatedAt"]) if (key in meta.properties) changed.add(key);
    known.__originalEntityData = values as never;
    rows.push(values);
  }
  return rows.length > 0 ? statementOf(meta, [...changed], rows) : null;
}

/** Returns the statement: values travel as texts, each cast to the type of its column. */
function statementOf(meta: EntityMetadata, names: readonly string[], rows: readonly Values[]): Fragment {
  const columnOf = (of: string) => {
    const property = propertyOf(meta, of);
    return { of, name: property.fieldNames[0] ?? "", type: typeOf(property) };
  };
  const key = columnOf(meta.primaryKeys[0] ?? "");
  const columns = names.map(columnOf);
  const all = [key, ...columns];
  const given = rows.map((row) => Object.fromEntries(all.map(({ of, name }) => [name, row[of]])));
  const texts = all.map(({ name }) => `${quoted(name)} text`).join(", ");
  const cast = ({ name, type }: typeof key) => `${quoted(name)} = n.${quoted(name)}::${type}`;
  return sql`update ${raw(quoted(meta.tableName))} t set ${raw(columns.map(cast).join(", "))}
    from json_to_recordset(${JSON.stringify(given)}::json) n(${raw(texts)}) where t.${raw(cast(key))}`;
}
