import type { Direction } from "../list/order.rules.ts";
import { type Fragment, joined, raw, sql } from "./sql.ts";

/** A list that is written in SQL. */
export interface Listing {
  /** Tables of the statement before it, without `with`. */
  readonly tables?: Fragment;
  /** Select list of a row; its names are the fields of the list's type. */
  readonly columns: Fragment;
  /** `from … where …`. */
  readonly from: Fragment;
  /** Expressions after `order by`. */
  readonly order: Fragment;
  /** Null for all rows. */
  readonly limit: number | null;
  readonly offset: number;
  /**
   * Select of the rows from which the page is chosen before its columns are computed; `from` reads the rows
   * of the page in the table `page`, and `all` counts them.
   */
  readonly chosen?: Fragment;
  /** `from … where …` that counts all rows, if that costs less than `from`. */
  readonly all?: Fragment;
  /** Select list of figures over all its rows, whatever the page. */
  readonly figures?: Fragment;
}

/** A page of a list that is written in SQL. */
export interface Listed<Row, Figures> {
  readonly items: Row[];
  readonly total: number;
  readonly figures: Figures;
}

const withTables = (tables: readonly (Fragment | undefined)[]): Fragment => {
  const some = tables.filter((table) => table !== undefined);
  return some.length === 0 ? raw("") : sql`with ${joined(some, ", ")} `;
};

/** Returns the statement of one page: its rows, how many there are in all, and the figures over them. */
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

/** Returns all rows of a list in its order, as one select. */
export const wholeListing = ({ tables, chosen, columns, from, order }: Listing): Fragment => {
  const page = chosen && sql`page as (${chosen})`;
  return sql`${withTables([tables, page])}select ${columns} ${from} order by ${order}`;
};

/**
 * `order by` of a list in SQL: the column's text and, behind it, the key that makes every row's place
 * certain, in the same direction.
 */
export const orderOfListing = (column: string, key: string, direction: Direction): Fragment =>
  raw(`${column} ${direction}, ${key} ${direction}`);
