import { startOfDay, today } from "../../../../../core/colombia/days.ts";
import type { Work } from "../../../../../core/mutation/work.ts";
import { sql } from "../../../../../core/read/sql.ts";

/**
 * Starts the nightly comparison unless another process has started it; runs in its own transaction together
 * with the job.
 */
export async function beginComparison(work: Work): Promise<void> {
  const { now } = work;
  const [begun] = await work.rows(
    sql`insert into day_comparisons as d (id, begun_at) values (1, ${now}::timestamptz)
      on conflict (id) do update set begun_at = excluded.begun_at
        where d.begun_at < ${startOfDay(today(now))}::timestamptz
      returning id`,
  );
  if (begun) await work.job("reports.compare-day", {}, "reports.compare-day");
}
