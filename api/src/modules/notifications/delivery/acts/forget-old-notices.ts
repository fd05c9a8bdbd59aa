import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";

/** Removes notices that were deleted more than one minute ago. */
export async function forgetOldNotices(work: Work): Promise<void> {
  await work.rows(
    sql`delete from notifications where deleted_at < ${work.now}::timestamptz - interval '1 minute'`,
  );
}
