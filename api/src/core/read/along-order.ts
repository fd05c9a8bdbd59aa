import { type Fragment, raw, sql } from "./sql.ts";

/**
 * Number of rows at the beginning of an order that are checked one by one, and maximum number of rows that
 * are sorted.
 */
const LOOKED_AT = 1_000;
const SORTED = 5_000;

/** Page of a table's rows under a condition, in an order: `limit` rows after `offset`. */
export interface PageAlongOrder {
  /** The table with its alias, the alias alone, and the key column with the alias. */
  readonly table: Fragment;
  readonly alias: string;
  readonly key: Fragment;
  readonly order: Fragment;
  /** The condition in two forms: one checks a single row, the other uses indexes for all rows. */
  readonly ofRow: Fragment;
  readonly ofAll: Fragment;
  readonly limit: number;
  readonly offset: Fragment;
}

/**
 * Returns the keys of a page under a condition that no index of its order supports, such as an access rule
 * over several columns. For a viewer who sees a fair part of the table, the page is among the first rows of
 * the order. If it is not full there, the indexes of the condition collect its rows, and a small number of
 * them is sorted. If there are many, they are further on in the order, which is then searched. So the whole
 * order is never read for a viewer who sees few rows.
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
