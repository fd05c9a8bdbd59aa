import { daysAfter } from "../../../core/colombia/days.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { sql } from "../../../core/read/sql.ts";
import { ListExport } from "../export.entity.ts";
import { exportMoves } from "../export-moves.ts";
import { forgetFile } from "../forget-file.ts";

/** Days for which is told that there was an export. */
const TOLD_DAYS = 30;

/**
 * Deletes the files whose day is over with what was asked of the list, also of what failed a day ago, and
 * forgets exports after a month.
 */
export async function expireExports(work: Work): Promise<void> {
  const due = { status: "ready" as const, expiresAt: { $lte: work.now } };
  const found = await work.em.find(ListExport, due, { orderBy: { id: "asc" }, limit: 100 });
  for (const made of await work.lockAll(
    ListExport,
    found.map(({ id }) => id),
  )) {
    if (made.status !== "ready") continue;
    work.move(exportMoves, made, "expired", { audit: null });
    await forgetFile(work, made);
  }
  await work.rows(
    sql`update list_exports set args = null, columns = null
      where status = 'failed' and expires_at <= ${work.now} and args is not null`,
  );
  const old = {
    status: { $nin: ["waiting", "running", "ready"] },
    createdAt: { $lte: daysAfter(work.now, -TOLD_DAYS) },
  };
  await work.em.nativeDelete(ListExport, old as never);
}
