import type { EntityMetadata } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { changedIn, countAsWritten, type RecordValues, valuesOf } from "../below-mapper/records.ts";
import { type Fragment, quoted, raw, sql } from "../read/sql.ts";
import { propertyOf, typeOf } from "../read/tables.ts";

/**
 * Returns a statement that writes the changes of loaded records of one entity and marks them as written; null
 * when nothing changed. Its text is the same for any number of records, which are sent as one value, whereas
 * the mapper's own statement repeats each record in every column.
 */
export function updated(em: EntityManager, records: readonly object[], now: Date): Fragment | null {
  const [first] = records;
  if (!first) return null;
  const meta = em.getMetadata().get(first.constructor as never) as EntityMetadata;
  const changed = new Set<string>();
  const rows: RecordValues[] = [];
  for (const record of records) {
    const values = valuesOf(em, record);
    const keys = changedIn(em, record, values);
    if (keys.length === 0) continue;
    if ("updatedAt" in meta.properties) Object.assign(record, { updatedAt: (values["updatedAt"] = now) });
    for (const key of [...keys, "updatedAt"]) if (key in meta.properties) changed.add(key);
    countAsWritten(record, values);
    rows.push(values);
  }
  return rows.length > 0 ? statementOf(meta, [...changed], rows) : null;
}

/** Returns the statement: values are sent as texts, each cast to the type of its column. */
function statementOf(
  meta: EntityMetadata,
  names: readonly string[],
  rows: readonly RecordValues[],
): Fragment {
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
