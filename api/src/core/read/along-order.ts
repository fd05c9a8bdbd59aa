import { type Fragment, raw, sql } from "./sql.ts";

/** Rows at the beginning of an order that are checked one by one, and the most that are sorted. */
const LOOKED_AT = 1_000;
const SORTED = 5_000;

/** Page of rows of a table under a condition, in an order: `limit` rows after `offset`. */
export interface PageAlongOrder {
  /** The table under its alias, the alias alone, and the column of the key under it. */
  readonly table: Fragment;
  readonly alias: string;
  readonly key: Fragment;
  readonly order: Fragment;
  /** The condition in two forms: checked on one row, and answered by indexes for all rows. */
  readonly ofRow: Fragment;
  readonly ofAll: Fragment;
  readonly limit: number;
  readonly offset: Fragment;
}

/**
 * Returns the keys of a page under a condition that no index of its order answers, such as a scope over
 * several columns. For a viewer who sees a fair part of the table, the page lies among the first rows of the
 * order. When it is not filled there, the indexes of the condition gather its rows, and a few are sorted. If
 * there are many, they lie further on, and are searched along the whole order. So the whole order is never
 * read for a viewer who sees few rows.
 */
export function keysAlongOrder(page: PageAlongOrder): Fragment {
  const { table, alias, key, order, ofRow, ofAll, offset } = page;
  const [name, limit] = [raw(alias), raw(String(page.limit))];
  const wanted = sql`${offset} + ${limit}`;
  const looked = sql`select * from ${table} order by ${order} limit ${raw(String(LOOKED_AT))}`;
  const gathered = sql`select * from ${table} where ${ofAll} limit ${raw(String(SORTED))}`;
  const cut = sql`limit ${limit} offset ${offset}`;
  return sql`with near as materialized (
      select ${key} as key from (${looked}) ${name} where ${ofRow} order by ${order} limit ${wanted}),
    few as materialized (
      select ${key} as key, row_number() over (order by ${order}) as place from (${gathered}) ${name}
      where (select count(*) from near) < ${wanted})
    select key from (select key from near offset ${offset}) found
    where (select count(*) from near) = ${wanted}
    union all
    select key from (select key from few order by place ${cut}) sorted
    where (select count(*) from few) < ${raw(String(SORTED))}
    union all
    select key from (select ${key} as key from ${table} where ${ofRow} order by ${order} ${cut}) walked
    where (select count(*) from few) = ${raw(String(SORTED))}`;
}
