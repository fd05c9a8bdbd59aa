import { type AnyEntity, type EntityData, Utils, wrap } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";

/**
 * Returns whether an entity manager has anything to write. It is cheaper than a flush, which visits every
 * record and all relations several times before it finds that there is nothing to do.
 */
export function hasUnwritten(em: EntityManager): boolean {
  const work = em.getUnitOfWork();
  if (work.getPersistStack().size > 0 || work.getRemoveStack().size > 0) return true;
  if (work.getOrphanRemoveStack().size > 0 || work.getCollectionUpdates().length > 0) return true;
  for (const record of work.getIdentityMap()) if (isChanged(em, record)) return true;
  return false;
}

function isChanged(em: EntityManager, record: AnyEntity): boolean {
  const { __meta: meta, __originalEntityData: before, __initialized: loaded } = wrap(record, true);
  // Of a record that is only referred to, nothing is known but its key.
  if (!loaded && Object.keys(record).every((key) => meta.primaryKeys.includes(key as never))) return false;
  const comparator = em.getComparator();
  const now = comparator.prepareEntity(record) as EntityData<object>;
  if (!loaded) return Object.keys(now).some((key) => !meta.primaryKeys.includes(key as never));
  if (!before || Utils.hasObjectKeys(comparator.diffEntities(meta.class, before, now))) return true;
  return meta.relations.some(({ name }) => hasNew((record as Readonly<Record<string, unknown>>)[name]));
}

/** Returns whether a relation refers to a record that was never written, or has changed members. */
function hasNew(related: unknown): boolean {
  if (Utils.isCollection(related))
    return related.isDirty() || related.getItems(false).some((each: object) => isNew(each));
  return Utils.isEntity(related) && isNew(related);
}

const isNew = (record: object): boolean => !wrap(record, true).__managed;
