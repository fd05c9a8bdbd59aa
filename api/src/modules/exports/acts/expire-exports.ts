import type { Work } from "../../../core/mutation/work.ts";
import { sql } from "../../../core/read/sql.ts";
import { exportFiles } from "../export-files.ts";

/**
 * Deletes exported files, with their requests, after one day; also the requests of exports that failed a day
 * ago. Deletes the exports themselves after a month.
 */
export async function expireExports(work: Work): Promise<void> {
  await work.rows(
    sql`update list_exports set args = null, columns = null
      where status = 'failed' and expires_at <= ${work.now} and args is not null`,
  );
  await exportFiles.expire(work);
}
