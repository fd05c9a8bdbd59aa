import type { EntityClass } from "@mikro-orm/core";
import type { Reader } from "../../core/read/read.ts";
import { type Fragment, raw, sql } from "../../core/read/sql.ts";
import type { ReadFilter } from "../../core/read/where.ts";

/** Number of records displayed for each kind. */
const SHOWN = raw("5");
const FOUND = raw("300");
/** Number of the newest records of a kind, and of the viewer's own, that are scanned without an index. */
const NEWEST = raw("200");
const OWN = raw("2000");

/** Search over the rows of an entity, which has the alias `r`. */
export interface Sought {
  readonly entity: EntityClass<object>;
  /** Filter of the rows that the caller may see. */
  readonly seen: ReadFilter<object>;
  /** SQL condition of the rows that match the text. */
  readonly asked: Fragment;
  /** SQL of the timestamp by which rows are sorted as newest. */
  readonly since: Fragment;
  /** True when the caller may see so few rows that reading them directly is faster than an index. */
  readonly ownFirst: boolean;
  /**
   * True when an index can find the matches; otherwise only the newest rows and the viewer's own are scanned.
   */
  readonly indexed: boolean;
}

/**
 * Returns the common table expressions, without `with`, that find the ids of the newest matches; the last one
 * is `newest`. A frequent text is found among the newest rows. For a viewer who may see few rows, these are
 * scanned. A rare text is found through an index. Each step runs only when the previous one found too few.
 */
export function newestFound(read: Reader, { entity, seen, asked, since, ...how }: Sought): Fragment {
  const { ownFirst, indexed } = how;
  const table = read.table(entity, "r");
  const order = sql`order by since desc, id desc limit ${SHOWN}`;
  const scope = read.where(entity, seen, "r");
  const own = ownFirst
    ? sql`own as materialized (select * from ${table}
        where (select count(*) from near) < ${SHOWN} and ${scope} limit ${OWN}),
      few as materialized (select r.id, ${since} as since from own r
        where (select count(*) from own) < ${OWN} and ${asked}),`
    : raw("");
  const whenMany = ownFirst ? sql`and (select count(*) from own) = ${OWN}` : raw("");
  const found = indexed
    ? sql`found as materialized (select r.id, ${since} as since from ${table}
        where (select count(*) from near) < ${SHOWN} ${whenMany} and ${scope} and ${asked} limit ${FOUND}),`
    : raw("");
  return sql`near as materialized (select r.id, ${since} as since
      from (select * from ${table} order by ${since} desc, r.id desc limit ${NEWEST}) r
      where ${read.whereOfRow(entity, seen, "r")} and ${asked} order by since desc, id desc limit ${SHOWN}),
    ${own} ${found}
    newest as (select id from (select * from near
      ${ownFirst ? sql`union (select * from few ${order})` : raw("")}
      ${indexed ? sql`union (select * from found ${order})` : raw("")}) found_at_all ${order})`;
}
