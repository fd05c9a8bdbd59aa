import type { EntityClass } from "@mikro-orm/core";
import type { GraphQLResolveInfo } from "graphql";
import type { Link, Viewer } from "../auth/viewer.ts";
import { today } from "../colombia/days.ts";
import type { Services } from "../context.ts";
import type { Page } from "../page.ts";
import { type Order, orderText } from "./order.ts";
import { Projections, type Prepared } from "./projections.ts";
import { Bind, type Binds } from "./sql.ts";
import type { Cut } from "./statement.ts";
import { JsonText } from "./text.ts";
import type { RunRow, Seat } from "./together.ts";
import { Conditions, type ReadFilter } from "./where.ts";

/** Which rows of a list: a filter and an order; without an order they come by primary key. */
export interface ListOf<T> {
  readonly where: ReadFilter<T>;
  readonly orderBy?: Order<T>;
  readonly limit?: number;
  /** Rows before the first; only with a limit. */
  readonly offset?: number;
}

/** Which page of a list: `limit` rows after `offset`. `PageArgs` has both. */
export interface PageOfRows<T> extends ListOf<T> {
  readonly limit: number;
  readonly offset: number;
}

/** On whose behalf is read, and when. */
export interface ReadBy {
  readonly viewer: Viewer | null;
  readonly link?: Link | null;
  readonly now: Date;
}

const ONE: Cut = { order: "", limit: 1, offset: 0 };

/**
 * Answers a field of an operation with one statement: the columns of its selection, the rows of a filter,
 * JSON by Postgres. Only what is selected is read, and counted. Give the answer back untouched: its keys are
 * those of the selection.
 */
export class Reader {
  private readonly projections: Projections;

  constructor(
    private readonly services: Services,
    private readonly by: ReadBy,
    /** Whether answers are text under the keys of the response, for `TextPlan`, instead of objects. */
    readonly asText = false,
    /** Where the statement goes when it is asked together with others. */
    private readonly seat?: Seat,
  ) {
    this.projections = Projections.of(services.orm);
  }

  /** The same reader, answering text; from a seat its statement goes out together with others. */
  inText(seat?: Seat): Reader {
    return this.asText && !seat ? this : new Reader(this.services, this.by, true, seat);
  }

  /** One page of a list, for a field whose type is `PageOf(…)`. */
  page<T extends object>(
    entity: EntityClass<T>,
    info: GraphQLResolveInfo,
    { where, orderBy, limit, offset }: PageOfRows<T>,
  ): Promise<Page<T>> {
    return this.answer(entity, info, where, { limit, offset }, orderBy) as Promise<Page<T>>;
  }

  /** A whole list, for a field whose type is a list of records. */
  list<T extends object>(
    entity: EntityClass<T>,
    info: GraphQLResolveInfo,
    { where, orderBy, limit, offset }: ListOf<T>,
  ): Promise<T[]> {
    return this.answer(
      entity,
      info,
      where,
      { limit: limit ?? null, offset: offset ?? 0 },
      orderBy,
    ) as Promise<T[]>;
  }

  /** The record that a filter finds, or null. A mutation's resolver answers with it after its act, by id. */
  one<T extends object>(
    entity: EntityClass<T>,
    info: GraphQLResolveInfo,
    where: ReadFilter<T>,
  ): Promise<T | null> {
    return this.answer(entity, info, where, null, undefined) as Promise<T | null>;
  }

  /** How many records a filter finds, for a field of type `Int`. */
  count<T extends object>(
    entity: EntityClass<T>,
    info: GraphQLResolveInfo,
    where: ReadFilter<T>,
  ): Promise<number> {
    return this.answer(entity, info, where, null, undefined) as Promise<number>;
  }

  private async answer<T extends object>(
    entity: EntityClass<T>,
    info: GraphQLResolveInfo,
    where: ReadFilter<T>,
    cut: Pick<Cut, "limit" | "offset"> | null,
    orderBy: Order<T> | undefined,
  ): Promise<unknown> {
    const prepared = this.projections.get(
      entity as EntityClass<object>,
      info,
      this.asText ? "response" : "field",
    );
    const { meta, alias, kind } = prepared.projection;
    const conditions = new Conditions();
    const condition = conditions.of(meta, where, alias);
    const order = cut
      ? orderText(meta, (orderBy ?? { [meta.primaryKeys[0]!]: "asc" }) as Order<never>, alias)
      : "";
    if ((kind === "one" || kind === "count") !== (cut === null))
      throw new Error(`${info.parentType.name}.${info.fieldName} is not of a type that this read answers`);
    return this.run(
      prepared,
      condition,
      conditions.values,
      cut ? { ...cut, order } : ONE,
      info.operation.operation === "query",
    );
  }

  private async run(
    { statements }: Prepared,
    where: string,
    values: unknown[],
    cut: Cut,
    query: boolean,
  ): Promise<unknown> {
    const statement = statements.for(where, values.length, cut);
    for (const slot of statement.slots) values.push(slot instanceof Bind ? this.bound(slot.name) : slot);
    if (statement.deep) values.push(cut.offset);
    const pool = query ? this.services.pool : (this.services.primaryPool ?? this.services.pool);
    const row: RunRow = async (asked, bound) => {
      const name = this.projections.names.of(asked);
      const { rows } = await pool.query({
        ...(name ? { name } : {}),
        text: asked.text,
        values: [...bound],
        rowMode: "array",
      });
      return rows[0] as readonly unknown[] | undefined;
    };
    const json = this.seat
      ? await this.seat(statement, values, row)
      : ((await row(statement, values))?.[0] ?? null);
    return this.asText && json !== null ? new JsonText(json as string) : json;
  }

  private bound(name: keyof Binds): unknown {
    const { viewer, link, now } = this.by;
    if (name === "role") return viewer?.isActive ? viewer.role : 0;
    if (name === "me") return viewer?.id ?? null;
    if (name === "link") return Boolean(link);
    if (name === "site") return this.services.config.publicUrl;
    return name === "now" ? now : today(now);
  }
}
