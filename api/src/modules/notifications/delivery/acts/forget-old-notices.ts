import { daysAfter } from "../../../../core/colombia/days.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";

const KEPT_DAYS = 30;

/** Removes what was deleted more than a minute ago, and the traces of deliveries after 30 days. */
export async function forgetOldNotices(work: Work): Promise<void> {
  await work.rows(
    sql`delete from notifications where deleted_at < ${work.now}::timestamptz - interval '1 minute'`,
  );
  await work.rows(sql`delete from notice_deliveries where done_at < ${daysAfter(work.now, -KEPT_DAYS)}`);
}
