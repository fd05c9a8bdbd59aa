import type { Direction } from "../list/order.rules.ts";
import { type Fragment, raw, sql } from "./sql.ts";

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
  /** `from … where …` of all its rows, for a list whose `from` is one page of them. */
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

const before = ({ tables }: Listing): Fragment => (tables ? sql`with ${tables} ` : raw(""));

/** Returns the statement of one page: its rows, how many there are in all, and the figures over them. */
export const pageOfListing = (listing: Listing): Fragment => {
  const { columns, from, order, limit, offset, figures, all = from } = listing;
  return sql`${before(listing)}select
    (select coalesce(json_agg(r), '[]') from (select ${columns} ${from} order by ${order}
      limit ${limit} offset ${offset}) r) as items,
    (select row_to_json(f) from (select count(*) as total${figures ? sql`, ${figures}` : raw("")} ${all}) f)
      as figures`;
};

/** Returns all rows of a list in its order, as one select. */
export const wholeListing = (listing: Listing): Fragment => {
  const { columns, from, order } = listing;
  return sql`${before(listing)}select ${columns} ${from} order by ${order}`;
};

/**
 * `order by` of a list in SQL: the column's text and, behind it, the key that makes every row's place
 * certain, in the same direction.
 */
export const orderOfListing = (column: string, key: string, direction: Direction): Fragment =>
  raw(`${column} ${direction}, ${key} ${direction}`);
