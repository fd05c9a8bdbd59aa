import { type EntityMetadata, type QueryOrderMap, ReferenceKind } from "@mikro-orm/core";
import type { ColumnDirection } from "../list/order.rules.ts";
import { columnOf, joinOf, propertyOf, tableOf, targetOf } from "./tables.ts";

/** Ids of the rows that come first, in this order; the other rows follow. */
export interface FirstRows {
  readonly id: readonly number[];
}

/**
 * An order of MikroORM, by fields of the record and of records to which it belongs; or an order by columns
 * that people choose (`core/list/order`).
 */
export type Order<T> =
  | QueryOrderMap<T>
  | readonly (QueryOrderMap<T> | FirstRows)[]
  | Readonly<Partial<Record<Extract<keyof T, string>, ColumnDirection>>>;

const directions: Readonly<Record<string, string>> = {
  "1": "asc",
  "-1": "desc",
  asc: "asc",
  desc: "desc",
  "asc nulls last": "asc nulls last",
  "asc nulls first": "asc nulls first",
  "desc nulls last": "desc nulls last",
  "desc nulls first": "desc nulls first",
  "collate es asc": "collate es asc",
  "collate es desc": "collate es desc",
};

/**
 * Returns the SQL after `order by`; empty when there is no order. @throws Error for anything that is neither
 * a property nor a direction.
 */
export function orderText(meta: EntityMetadata, order: Order<never> | undefined, alias: string): string {
  const terms = (Array.isArray(order) ? order : [order ?? {}]) as readonly Readonly<
    Record<string, unknown>
  >[];
  return terms
    .flatMap((term) =>
      Object.entries(term).map(([name, direction]) => termText(meta, name, direction, alias)),
    )
    .join(", ");
}

function termText(meta: EntityMetadata, name: string, direction: unknown, alias: string): string {
  const property = propertyOf(meta, name);
  if (Array.isArray(direction)) {
    if (!direction.every(Number.isSafeInteger))
      throw new Error(`${name} is ordered by ids that are no numbers`);
    return `array_position(array[${direction.join(",")}]::int[], ${columnOf(property, alias)})`;
  }
  if (typeof direction === "object" && direction !== null) {
    if (property.kind !== ReferenceKind.MANY_TO_ONE) throw new Error(`an order cannot follow ${name}`);
    const there = `${alias}_${name}`.toLowerCase();
    const [[inner, way] = ["", ""], ...more] = Object.entries(direction);
    if (more.length) throw new Error(`an order by ${name} takes one of its fields`);
    const target = targetOf(property);
    const chosen = `select ${columnOf(propertyOf(target, inner), there)} from ${tableOf(target, there)}
      where ${joinOf(meta, property, alias, there)}`;
    return `(${chosen}) ${wayOf(way)}`;
  }
  return `${columnOf(property, alias)} ${wayOf(direction)}`;
}

function wayOf(direction: unknown): string {
  const way = directions[String(direction).toLowerCase()];
  if (way === undefined) throw new Error(`${String(direction)} is no direction of an order`);
  return way;
}
