import type { Work } from "../../../core/mutation/work.ts";
import { sql } from "../../../core/read/sql.ts";

/** Marks all notifications from before a time as read, each with a reading time one day after its arrival. */
export async function markOldRead(work: Work, { before }: { before: Date }): Promise<void> {
  await work.rows(sql`update notifications set read = true, read_at = created_at + interval '1 day'
     where not read
      and created_at < ${before}`);
}
