import type { Context } from "../../core/context.ts";
import { bind, Fragment, joined, raw, sql } from "../../core/read/sql.ts";
import type { Viewer } from "../../core/auth/viewer.ts";
import { dayOrder, isOfToday } from "./my-day/day-order.sql.ts";
import type { Line } from "./my-day-line.ts";
import { dayLinesOf } from "./my-day-lines.ts";
import type { DayInbox, DayLine } from "./my-day.types.ts";

/** Number of records that a line displays; the others are only counted. */
const SHOWN = 5;
/** Maximum number of rows in the sorted list of the day. */
const MOST_ROWS = 100;

type Reading = Pick<Context, "read" | "now">;

/** SQL of today in Bogotá, which the joins of several lines use. */
const withToday = sql`with today as (select ${bind.today} as day)`;

/** Returns the SQL of the records of a line that the caller did not postpone. */
function recordsOf(
  { kind, entity, shown, where, besides }: Line,
  { read, now }: Reading,
  viewer: Viewer,
): Fragment {
  const ours = !(entity instanceof Fragment);
  const table = ours ? read.table(entity, "r") : sql`(${entity}) r`;
  const found = ours ? read.where(entity, where({ viewer, now }), "r") : sql`true`;
  const waiting = besides ? sql`${found} and ${besides()}` : found;
  return sql`select f.* from (select ${raw(shown.columns)} from ${table} ${raw(shown.joins)}
      where ${waiting}) f
    where not exists (select from postponed_records x where x.user_id = ${bind.me}
      and x.kind = ${kind}::text and x.record_id = f."recordId"::text and x.until > ${bind.today})`;
}

/** Returns the caller's pending and overdue tasks, without kinds that have none; executes one statement. */
export async function myDay({ read, viewer, now }: Context): Promise<DayLine[]> {
  if (!viewer) return [];
  const lines = dayLinesOf(viewer).map((line) => {
    const { kind, part } = line;
    return sql`(with found as materialized (${recordsOf(line, { read, now }, viewer)}), first
      as (select * from found order by since, "recordId" limit ${SHOWN})
      select json_build_object('kind', ${kind}::text, 'part', ${part}::text, 'total', (select count(*)
        from found),
        'records', (select coalesce(json_agg(first), '[]') from first)) as line)`;
  });
  const rows = await read.rows<{ line: DayLine }>(sql`${withToday} ${joined(lines, " union all ")}`);
  return rows.map(({ line }) => line).filter(({ total }) => total > 0);
}

/**
 * Returns the viewer's tasks of today as one list, most urgent first; executes one statement. Clients who
 * were contacted today are omitted until tomorrow.
 */
export async function dayInbox({ read, viewer, now }: Context, limit: number): Promise<DayInbox> {
  if (!viewer) return { total: 0, rows: [] };
  const most = Math.min(Math.max(limit, 1), MOST_ROWS);
  const lines = dayLinesOf(viewer).map((line) => {
    const { kind, part } = line;
    return sql`select ${kind}::text as kind, ${part}::text as part, f."recordId"::text, f.number::text,
      f.person::text, f.detail::text, f.amount::bigint, f.since::timestamptz, f.opened::int, f.reminded,
      f."unsentMail", f."asksChange"
      from (${recordsOf(line, { read, now }, viewer)}) f`;
  });
  return read.row<DayInbox>(
    sql`${withToday}, found as materialized (select * from (${joined(lines, " union all ")}) f
        where ${isOfToday}),
      first as (select * from found order by ${dayOrder} limit ${most}::int)
    select (select count(*)::int from found) as total,
      (select coalesce(json_agg(first), '[]') from first) as rows`,
  );
}
