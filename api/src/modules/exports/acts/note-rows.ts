import type { Work } from "../../../core/mutation/work.ts";
import { sql } from "../../../core/read/sql.ts";

/**
 * Records how many rows of an export have been read. False when the job must stop: the export was cancelled,
 * or its maker is deactivated or has another role.
 */
export async function noteRows(
  work: Work,
  { exportId, rows }: { exportId: string; rows: number },
): Promise<boolean> {
  const noted = await work.rows(sql`update list_exports e set row_count = ${rows}
    from users u where e.id = ${exportId}::uuid and e.status = 'running' and u.id = e.maker_id
      and u.is_active and coalesce(u.service_role, u.role) = e.role returning e.id`);
  return noted.length > 0;
}
