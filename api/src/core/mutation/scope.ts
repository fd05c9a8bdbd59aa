import type { EntityClass, EntityName, FilterQuery, FindOneOptions } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { Link, Origin, Viewer } from "../auth/viewer.ts";
import { today } from "../colombia/days.ts";
import type { Context, Services } from "../context.ts";
import { notFound } from "../failure.ts";
import { bindsOf } from "../read/binds.ts";
import { factsByKey, factsOf } from "../read/facts.ts";
import { rowsIn } from "../read/rows.ts";
import { type Binds, type Fragment, raw } from "../read/sql.ts";
import { tableOf } from "../read/tables.ts";
import { type ReadFilter, where } from "../read/where.ts";
import { flush } from "./flush.ts";

/** Scope of an act that only reads: the caller, the time, and the records that they can load. */
export class Scope {
  /** Today in Bogota, `YYYY-MM-DD`. */
  readonly today: string;

  constructor(
    readonly services: Services,
    readonly em: EntityManager,
    readonly viewer: Viewer | null,
    readonly link: Link | null,
    readonly origin: Origin,
    /** Time of the act, the same throughout. */
    readonly now = services.clock.now(),
  ) {
    this.today = today(this.now);
  }

  /** Returns a scope for reads outside an act, without locks. */
  static of({ services, viewer, link, origin }: Context): Scope {
    return new Scope(services, services.orm.em.fork(), viewer, link, origin);
  }

  /**
   * Loads one record within the given filter. @throws Refusal NOT_FOUND with `text` when the record does not
   * exist or the caller may not see it. `work.forUpdate` also locks the record, other scopes do not.
   */
  async find<T extends object>(
    entity: EntityName<T>,
    where: FilterQuery<T>,
    text: string,
    options?: FindOneOptions<T, never>,
  ): Promise<T> {
    const found = await this.findOrNull(entity, where, options);
    if (!found) throw notFound(text);
    return found;
  }

  /** Loads one record as {@link find} does; null when it does not exist or the caller may not see it. */
  async findOrNull<T extends object>(
    entity: EntityName<T>,
    where: FilterQuery<T>,
    options?: FindOneOptions<T, never>,
  ): Promise<T | null> {
    return this.em.findOne(
      entity,
      where as never,
      { ...options, ...this.locking(entity) } as never,
    ) as Promise<T | null>;
  }

  /**
   * Returns the current values of `@Sql` fields of a record; in an act, with its locks and after its earlier
   * changes.
   */
  async facts<T extends object, K extends keyof T & string>(
    record: T,
    ...names: readonly K[]
  ): Promise<Pick<T, K>> {
    if (names.length === 0) return {} as Pick<T, K>;
    const [facts] = await this.factsOfAll([record], ...names);
    return facts as Pick<T, K>;
  }

  /**
   * Returns the current values of `@Sql` fields of records of one entity, in one statement, in the order of
   * the records.
   */
  async factsOfAll<T extends object, K extends keyof T & string>(
    records: readonly T[],
    ...names: readonly K[]
  ): Promise<Pick<T, K>[]> {
    await flush(this.em);
    return factsOf(this.em, records, names, this.#binds());
  }

  /** Returns the current values of `@Sql` fields of records of one entity by their keys, in one statement. */
  async factsByKey<T extends object, K extends keyof T & string>(
    entity: EntityClass<T>,
    keys: readonly string[],
    ...names: readonly K[]
  ): Promise<ReadonlyMap<string, Pick<T, K>>> {
    return factsByKey(this.em, entity, keys, names, this.#binds());
  }

  /** Returns an entity's table with an alias, for the `from` clause. */
  table<T extends object>(entity: EntityClass<T>, alias: string): Fragment {
    return raw(tableOf(this.em.getMetadata().get(entity) as never, alias));
  }

  /**
   * Runs a statement, in an act within its transaction, and returns its rows. Counts cast to `int` are
   * numbers; other counts, amounts, days and times are texts.
   */
  async rows<Row extends object>(statement: Fragment): Promise<Row[]> {
    return rowsIn(this.em, statement, this.#binds());
  }

  /** Returns the SQL condition of a filter on rows of an entity with the given alias. */
  where<T extends object>(entity: EntityClass<T>, filter: ReadFilter<NoInfer<T>>, alias: string): Fragment {
    return where(this.em.getMetadata().get(entity) as never, filter, alias);
  }

  /** Returns the mapper's lock options for `find`: none in this scope. */
  protected locking<T>(_entity: EntityName<T>): object {
    return {};
  }

  #binds(): Binds {
    return bindsOf(this, this.services);
  }
}
