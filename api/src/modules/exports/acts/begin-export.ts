import type { Viewer } from "../../../core/auth/viewer.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { accountSource } from "../../accounts/account/account-source.ts";
import { ListExport } from "../export.entity.ts";
import { exportFiles } from "../export-files.ts";
import { ended } from "../export.rules.ts";
import { endExport } from "../end-export.ts";

/** An export to be written, with the current data of the user who requested it. */
export interface BegunExport {
  readonly listExport: ListExport;
  readonly viewer: Viewer;
}

/**
 * Starts writing an export, or restarts after the process ended. Null when it must not be written: the
 * export is over, was started too often, or its maker is deactivated or has another role.
 */
export async function beginExport(
  work: Work,
  { exportId }: { exportId: string },
): Promise<BegunExport | null> {
  const listExport = await work.em.findOne(ListExport, { id: exportId });
  if (!listExport) return null;
  await work.lock(listExport);
  if (!exportFiles.isOpen(listExport)) return null;
  const account = await accountSource(work.services.orm).find(listExport.maker.id);
  const viewer = account?.viewer;
  if (!viewer?.isActive || viewer.role !== listExport.role) {
    await endExport(work, listExport, "stopped", ended.stopped);
    return null;
  }
  if (!exportFiles.attempt(work, listExport)) {
    await endExport(work, listExport, "failed", ended.failed);
    return null;
  }
  listExport.rows = 0;
  return { listExport, viewer };
}
