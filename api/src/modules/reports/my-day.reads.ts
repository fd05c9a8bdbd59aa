import type { Context } from "../../core/context.ts";
import { bind, Fragment, joined, raw, sql } from "../../core/read/sql.ts";
import { dayLinesOf } from "./my-day-lines.ts";
import type { DayLine } from "./my-day.types.ts";

/** Number of records that a line shows; the others are only counted. */
const SHOWN = 5;

/** Returns the asker's waiting and late tasks, in one statement; kinds without any are left out. */
export async function myDay({ read, viewer, now }: Context): Promise<DayLine[]> {
  if (!viewer) return [];
  const lines = dayLinesOf(viewer).map(({ kind, part, entity, shown, where, besides }) => {
    const ours = !(entity instanceof Fragment);
    const table = ours ? read.table(entity, "r") : sql`(${entity}) r`;
    const found = ours ? read.where(entity, where({ viewer, now }), "r") : sql`true`;
    const waiting = besides ? sql`${found} and ${besides()}` : found;
    const records = sql`select ${raw(shown.columns)} from ${table} ${raw(shown.joins)}
      where ${waiting}`;
    return sql`(with found as materialized (select f.* from (${records}) f
        where not exists (select from postponed_records x where x.user_id = ${bind.me}
          and x.kind = ${kind}::text and x.record_id = f."recordId"::text and x.until > ${bind.today})), first
      as (select * from found order by since, "recordId" limit ${SHOWN})
      select json_build_object('kind', ${kind}::text, 'part', ${part}::text, 'total', (select count(*)
        from found),
        'records', (select coalesce(json_agg(first), '[]') from first)) as line)`;
  });
  const rows = await read.rows<{ line: DayLine }>(
    sql`with today as (select ${bind.today} as day) ${joined(lines, " union all ")}`,
  );
  return rows.map(({ line }) => line).filter(({ total }) => total > 0);
}
