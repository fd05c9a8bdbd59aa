import { type EntityName, type FilterQuery, type FindOneOptions, LockMode } from "@mikro-orm/core";
import { Scope } from "./scope.ts";

/** The world of an act whose `find` also locks the row that it loads, by the same statement. */
export class ForUpdate extends Scope {
  /**
   * Loads one record of the given scope as it stands once its row is locked, whatever a record of it held
   * before; NOT_FOUND with `text` when there is none or it is out of reach.
   */
  override find<T extends object>(
    entity: EntityName<T>,
    where: FilterQuery<T>,
    text: string,
    options?: FindOneOptions<T, never>,
  ): Promise<T> {
    return super.find(entity, where, text, {
      ...options,
      lockMode: LockMode.PESSIMISTIC_WRITE,
      refresh: true,
    } as FindOneOptions<T, never>);
  }
}
