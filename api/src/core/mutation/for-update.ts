import { type EntityName, type FilterQuery, type FindOneOptions, LockMode, Utils } from "@mikro-orm/core";
import type { LockOrder } from "./lock-order.ts";
import { Scope } from "./scope.ts";

/**
 * Scope of an act whose `find` also locks the row, in the same statement. It loads the row's state after the
 * lock was acquired, and overwrites a record that was loaded before.
 */
export class ForUpdate extends Scope {
  constructor(
    { services, em, viewer, link, origin, now }: Scope,
    private readonly locks: LockOrder | null,
  ) {
    super(services, em, viewer, link, origin, now);
  }

  override async findOrNull<T extends object>(
    entity: EntityName<T>,
    where: FilterQuery<T>,
    options?: FindOneOptions<T, never>,
  ): Promise<T | null> {
    const found = await super.findOrNull(entity, where, options);
    if (found) this.locks?.took(found);
    return found;
  }

  protected override locking<T>(entity: EntityName<T>): object {
    // Rows of other tables that a scope looks at stay free: they have their own place in the order of locks.
    const alias = this.em.config.getNamingStrategy().aliasName(Utils.className(entity), 0);
    return { lockMode: LockMode.PESSIMISTIC_WRITE, lockTableAliases: [alias], refresh: true };
  }
}
