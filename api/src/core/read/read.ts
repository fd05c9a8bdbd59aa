import type { EntityClass } from "@mikro-orm/core";
import type { GraphQLResolveInfo } from "graphql";
import type { Pool, QueryConfig, QueryResultRow } from "pg";
import type { Services } from "../context.ts";
import type { Page } from "../page.ts";
import { bindsOf, type ReadBy } from "./binds.ts";
import { FIGURES, READ, type ReadBudget } from "./limits/budget.ts";
import type { BatchSlot, RunStatement } from "./batch.ts";
import { type Listed, type Listing, pageOfListing } from "./listing.ts";
import { type Order, orderText } from "./order.ts";
import { Projections, type Prepared } from "./projections.ts";
import { type Asking, rowsFrom } from "./rows.ts";
import { type Binds, type Fragment, raw } from "./sql.ts";
import { type Slice, type Statement, valuesWith } from "./statements.ts";
import { tableOf } from "./tables.ts";
import { textsOf } from "../below-mapper/text-row.ts";
import { JsonText } from "./text.ts";
import { isUneven, type ReadFilter, where, whereOfRow } from "./where.ts";

declare module "../context.ts" {
  interface Context {
    readonly read: Reader;
  }
}

/** Rows of a list by filter and order; without an order they are sorted by primary key. */
export interface ListOf<T> {
  readonly where: ReadFilter<T>;
  readonly orderBy?: Order<T>;
  readonly limit?: number;
  /** Number of rows to skip; only with a limit. */
  readonly offset?: number;
}

/** A list written in SQL, in its own order, with the function that reads one page of it. */
export interface WrittenList<PageOfIt> {
  /** Select of the whole list, whose columns are named after the fields of a row, such as `"dueOn"`. */
  readonly whole: Fragment;
  readonly page: () => Promise<PageOfIt>;
}

/** Page of a list: `limit` rows after `offset`. `PageArgs` has both. */
export interface PageOfRows<T> extends ListOf<T> {
  readonly limit: number;
  readonly offset: number;
  /** True when an index supports each of the list's orders, so that no page reads a whole order. */
  readonly indexed?: boolean;
}

/** Part of the rows that is returned. */
interface Cut extends Pick<Slice, "limit" | "offset"> {
  readonly indexed?: boolean;
}

const ONE: Slice = { order: "", limit: 1, offset: 0 };

/**
 * Reads a field of an operation with one statement: the columns of its selection, the rows of a filter, JSON
 * built by Postgres. Only selected parts are read and counted. Return the result unchanged, because it has
 * the keys of the selection.
 */
export class Reader {
  private readonly projections: Projections;
  #binds: Binds | undefined;

  constructor(
    private readonly services: Services,
    private readonly by: ReadBy,
    /** Budget of the reads; null when no caller waits for them. */
    private readonly budget: ReadBudget | null = null,
    /** True when results are text with the keys of the response, for `TextPlan`, instead of objects. */
    readonly asText = false,
    /** Batch slot that runs the statement, when it is combined with others. */
    private readonly slot?: BatchSlot,
  ) {
    this.projections = Projections.of(services.orm);
  }

  /**
   * Returns a reader for the same request that returns text; with a slot its statement is part of a batch.
   */
  inText(slot?: BatchSlot): Reader {
    return this.asText && !slot ? this : new Reader(this.services, this.by, this.budget, true, slot);
  }

  /** Measures the time of all reads of a query together from now on. */
  together(): this {
    this.budget?.together();
    return this;
  }

  /** Returns one page of a list, for a field whose type is `PageOf(…)`. */
  page<T extends object>(
    entity: EntityClass<T>,
    info: GraphQLResolveInfo,
    { where: filter, orderBy, limit, offset, indexed = false }: PageOfRows<T>,
  ): Promise<Page<T>> {
    return this.answer(entity, info, filter, { limit, offset, indexed }, orderBy) as Promise<Page<T>>;
  }

  /** Returns one page of a list that is not a read of records; an export reads the whole list instead. */
  written<T extends object, PageOfIt extends Page<T> = Page<T>>(
    list: WrittenList<PageOfIt>,
  ): Promise<PageOfIt> {
    return list.page();
  }

  /** Returns all rows of a list computed in code, in order, unchanged: an export captures these rows. */
  workedOut<Row extends object>(rows: Row[]): Row[] {
    return rows;
  }

  /** Returns a whole list, for a field whose type is a list of records. */
  list<T extends object>(
    entity: EntityClass<T>,
    info: GraphQLResolveInfo,
    { where: filter, orderBy, limit, offset }: ListOf<T>,
  ): Promise<T[]> {
    return this.answer(
      entity,
      info,
      filter,
      { limit: limit ?? null, offset: offset ?? 0 },
      orderBy,
    ) as Promise<T[]>;
  }

  /**
   * Returns the record that a filter finds, or null. A mutation's resolver uses it to return the changed
   * record by id.
   */
  one<T extends object>(
    entity: EntityClass<T>,
    info: GraphQLResolveInfo,
    filter: ReadFilter<T>,
  ): Promise<T | null> {
    return this.answer(entity, info, filter, null, undefined) as Promise<T | null>;
  }

  /** Returns the number of records that a filter finds, for a field of type `Int`. */
  count<T extends object>(
    entity: EntityClass<T>,
    info: GraphQLResolveInfo,
    filter: ReadFilter<T>,
  ): Promise<number> {
    return this.answer(entity, info, filter, null, undefined) as Promise<number>;
  }

  /**
   * Returns the SQL condition of a filter on rows of an entity with the alias `alias`, for a statement of
   * `rows`, so that one access rule serves lists, figures and acts.
   */
  where<T extends object>(entity: EntityClass<T>, filter: ReadFilter<T>, alias: string): Fragment {
    return where(this.services.orm.getMetadata().get(entity), filter, alias);
  }

  /** Returns the condition as {@link where} does, for rows that are checked one by one. */
  whereOfRow<T extends object>(entity: EntityClass<T>, filter: ReadFilter<T>, alias: string): Fragment {
    return whereOfRow(this.services.orm.getMetadata().get(entity), filter, alias);
  }

  /** Returns whether an access filter may match almost none of an entity's rows. */
  isUneven<T extends object>(entity: EntityClass<T>, filter: ReadFilter<T>): boolean {
    return isUneven(this.services.orm.getMetadata().get(entity), filter);
  }

  /** Returns the table of an entity with an alias, for a statement of `rows`. */
  table(entity: EntityClass<object>, alias: string): Fragment {
    return raw(tableOf(this.services.orm.getMetadata().get(entity), alias));
  }

  /**
   * Returns the rows of a select of figures, typed by the caller: counts and amounts are numbers, days are
   * texts, times are `Date`s, and JSON is parsed.
   */
  async rows<Row extends object>(select: Fragment): Promise<Row[]> {
    return rowsFrom(this.asking(FIGURES), select, this.binds());
  }

  /**
   * Returns rows as {@link rows} does, for figures over many records: they may be slightly behind the last
   * changes.
   */
  async figures<Row extends object>(select: Fragment): Promise<Row[]> {
    return rowsFrom(this.asking(FIGURES, this.onlyReads), select, this.binds());
  }

  /**
   * Returns rows as {@link rows} does, for a select that takes long to plan and has few variants of its text:
   * each variant is planned once.
   */
  async plannedRows<Row extends object>(select: Fragment): Promise<Row[]> {
    const nameOf = (text: string) => this.projections.names.ofFew(text);
    return rowsFrom(this.asking(FIGURES), select, this.binds(), nameOf);
  }

  /** Returns the only row of a select of figures, such as totals. */
  async row<Row extends object>(select: Fragment): Promise<Row> {
    return onlyRow(await this.rows<Row>(select));
  }

  /**
   * Returns the row as {@link row} does, for a select that takes long to plan and has few variants of its
   * text: each variant is planned once.
   */
  async plannedRow<Row extends object>(select: Fragment): Promise<Row> {
    return onlyRow(await this.plannedRows<Row>(select));
  }

  /** Returns one page of a list written in SQL, with its figures, in one statement. */
  async listing<Row extends object, Figures extends object = object>(
    listing: Listing,
  ): Promise<Listed<Row, Figures>> {
    const { items, figures } = await this.row<{ items: Row[]; figures: Figures & { total: number } }>(
      pageOfListing(listing),
    );
    return { items, figures, total: figures.total };
  }

  private answer<T extends object>(
    entity: EntityClass<T>,
    info: GraphQLResolveInfo,
    filter: ReadFilter<T>,
    cut: Cut | null,
    orderBy: Order<T> | undefined,
  ): Promise<unknown> {
    const prepared = this.projections.get(
      entity as EntityClass<object>,
      info,
      this.asText ? "response" : "field",
    );
    const { meta, alias, kind } = prepared.projection;
    const condition = where(meta, filter, alias);
    const order = cut
      ? orderText(meta, (orderBy ?? { [meta.primaryKeys[0]!]: "asc" }) as Order<never>, alias)
      : "";
    if ((kind === "one" || kind === "count") !== (cut === null))
      throw new Error(`${info.parentType.name}.${info.fieldName} is not of a type that this read answers`);
    const ofRow = cut?.indexed && isUneven(meta, filter) ? whereOfRow(meta, filter, alias) : null;
    const slice = cut ? { limit: cut.limit, offset: cut.offset, order, ofRow } : ONE;
    return this.run(prepared, condition, slice, info.operation.operation === "query");
  }

  private async run(
    { statements }: Prepared,
    condition: Fragment,
    slice: Slice,
    query: boolean,
  ): Promise<unknown> {
    const { statement, inputs } = statements.for(condition, slice);
    const values = valuesWith(statement, inputs, this.binds);
    const behind = query && this.isVisitors;
    const run: RunStatement = (asked, bound) =>
      this.asText ? this.askText(asked, bound, behind) : this.askObject(asked, bound, behind);
    const json = this.slot
      ? await this.slot(statement, values, run)
      : ((await run(statement, values))?.[0] ?? null);
    if (!this.asText || json === null) return json;
    this.budget?.take((json as string).length);
    return new JsonText(json as string);
  }

  private askText(asked: Statement, values: readonly unknown[], behind: boolean) {
    const { budget } = this;
    const statement = { name: this.projections.names.of(asked), text: asked.text, values };
    return this.on(behind, (pool) =>
      budget ? budget.askTexts(pool, statement, READ) : textsOf(pool, statement),
    );
  }

  private async askObject(asked: Statement, values: readonly unknown[], behind: boolean) {
    const name = this.projections.names.of(asked);
    const named = { ...(name ? { name } : {}), text: asked.text, values: [...values], rowMode: "array" };
    const { rows } = await this.asking(READ, behind).query<unknown[]>(named);
    return rows[0];
  }

  /**
   * True in a request that has changed nothing; false for a job, which may depend on changes made before it.
   */
  private get onlyReads(): boolean {
    return this.budget !== null && !this.by.hasActed?.();
  }

  /** True when the caller is neither signed in nor the holder of a link, and has changed nothing. */
  private get isVisitors(): boolean {
    return !this.by.viewer && !this.by.link && this.onlyReads;
  }

  /** Sends reads that may be slightly behind to the replica, and all others to the primary. */
  private on<Answer>(behind: boolean, ask: (pool: Pool) => Promise<Answer>): Promise<Answer> {
    const replica = behind ? this.services.replica : null;
    return replica ? replica.ask(ask) : ask(this.services.pool);
  }

  /** Returns a runner of statements with the given timeout in milliseconds. */
  private asking(milliseconds: number, behind = this.isVisitors): Asking {
    const { budget } = this;
    return {
      query: <Row extends QueryResultRow>(statement: QueryConfig) =>
        this.on<{ rows: Row[] }>(behind, async (pool) =>
          budget ? { rows: await budget.ask(pool, statement, milliseconds) } : pool.query<Row>(statement),
        ),
    };
  }

  private readonly binds = (): Binds => (this.#binds ??= bindsOf(this.by, this.services));
}

function onlyRow<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Error("a select of figures answered no row");
  return row;
}
