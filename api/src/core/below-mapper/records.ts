import { type EntityClass, type EntityData, wrap } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";

/** Values of a record by property, as the mapper compares and writes them. */
export type RecordValues = Record<string, unknown>;

/** Returns the values of a record as they are written to the database. */
export const valuesOf = (em: EntityManager, record: object): RecordValues =>
  em.getComparator().prepareEntity(record) as RecordValues;

/** Returns the properties of a loaded record that changed since it was read or written. */
export function changedIn(em: EntityManager, record: object, values: RecordValues): string[] {
  const { __meta: meta, __originalEntityData: before } = wrap(record, true);
  return Object.keys(em.getComparator().diffEntities(meta.class, before as EntityData<object>, values));
}

/** Marks a record as written with these values, so that a flush does not write them again. */
export function countAsWritten(record: object, values: RecordValues): void {
  wrap(record, true).__originalEntityData = values as never;
}

/** Reads a row into the managed record with its key, and overwrites the record's values. */
export const recordFrom = <T extends object>(
  em: EntityManager,
  entity: EntityClass<T>,
  row: Record<string, unknown>,
): T => {
  const meta = em.getMetadata().get(entity);
  return em.getEntityFactory().create(entity, em.getDriver().mapResult(row as never, meta) as never, {
    merge: true,
    refresh: true,
    convertCustomTypes: true,
  });
};
