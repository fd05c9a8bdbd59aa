import type { Direction } from "../list/order.rules.ts";
import { type Fragment, joined, raw, sql } from "./sql.ts";

/** A list written in SQL. */
export interface Listing {
  /** Common table expressions for the statement, without `with`. */
  readonly tables?: Fragment;
  /** Select list of a row; its column names are the field names of the list's type. */
  readonly columns: Fragment;
  /** SQL of the form `from … where …`. */
  readonly from: Fragment;
  /** SQL expressions after `order by`. */
  readonly order: Fragment;
  /** Maximum number of rows; null for all rows. */
  readonly limit: number | null;
  readonly offset: number;
  /**
   * Select that determines the rows of the page before their columns are computed; `from` then reads the
   * page's rows from the table `page`, and `all` counts them.
   */
  readonly chosen?: Fragment;
  /** SQL `from … where …` that counts all rows, if that is cheaper than `from`. */
  readonly all?: Fragment;
  /** Select list of figures over all rows of the list, independent of the page. */
  readonly figures?: Fragment;
}

/** A page of a list written in SQL. */
export interface Listed<Row, Figures> {
  readonly items: Row[];
  readonly total: number;
  readonly figures: Figures;
}

const withTables = (tables: readonly (Fragment | undefined)[]): Fragment => {
  const some = tables.filter((table) => table !== undefined);
  return some.length === 0 ? raw("") : sql`with ${joined(some, ", ")} `;
};

/**
 * Returns the statement for one page: its rows, the total number of rows, and the figures over all of them.
 */
export const pageOfListing = (listing: Listing): Fragment => {
  const { tables, chosen, columns, from, order, limit, offset, figures, all = from } = listing;
  const some = sql`order by ${order} limit ${limit} offset ${offset}`;
  const page = chosen && sql`page as materialized (${chosen} ${some})`;
  return sql`${withTables([tables, page])}select
    (select coalesce(json_agg(r), '[]') from (select ${columns} ${from}
      ${chosen ? sql`order by ${order}` : some}) r) as items,
    (select row_to_json(f) from (select count(*) as total${figures ? sql`, ${figures}` : raw("")}
      ${all}) f) as figures`;
};

/** Returns a select of all rows of a list, in the list's order. */
export const wholeListing = ({ tables, chosen, columns, from, order }: Listing): Fragment => {
  const page = chosen && sql`page as (${chosen})`;
  return sql`${withTables([tables, page])}select ${columns} ${from} order by ${order}`;
};

/**
 * Returns the `order by` of a list in SQL: a column, followed by the key in the same direction, which makes
 * the order unique.
 */
export const orderOfListing = (column: string, key: string, direction: Direction): Fragment =>
  raw(`${column} ${direction}, ${key} ${direction}`);
