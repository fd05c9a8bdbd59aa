import type { EventArgs, EventSubscriber } from "@mikro-orm/core";

/**
 * Removes a deleted record from the loaded records that refer to it, which would otherwise write it again.
 * The mapper does this only when properties are defined on its prototypes.
 */
export class Removals implements EventSubscriber<object> {
  afterDelete({ entity, meta, em }: EventArgs<object>): void {
    const loaded = em.getUnitOfWork().getIdentityMap();
    for (const { meta: of, prop } of meta.referencingProperties) {
      for (const record of loaded.getStore(of as never).values() as Iterable<Record<string, unknown>>)
        if (record[prop.name] === entity) delete record[prop.name];
    }
  }
}
