import type { Viewer } from "../../../core/auth/viewer.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { accountSource } from "../../accounts/account/account-source.ts";
import { ListExport } from "../export.entity.ts";
import { exportFiles } from "../export-files.ts";
import { ended } from "../export.rules.ts";
import { endExport } from "../end-export.ts";

/** An export that is to be written, with its maker as they are now. */
export interface BegunExport {
  readonly made: ListExport;
  readonly viewer: Viewer;
}

/**
 * Begins to write an export, once more where a process ended in the middle of it. Null when nothing is to be
 * written: it is over, was begun too often, or its maker is switched off or has another role.
 */
export async function beginExport(
  work: Work,
  { exportId }: { exportId: string },
): Promise<BegunExport | null> {
  const made = await work.em.findOne(ListExport, { id: exportId });
  if (!made) return null;
  await work.lock(made);
  if (!exportFiles.isOpen(made)) return null;
  const account = await accountSource(work.services.orm).find(made.maker.id);
  const viewer = account?.viewer;
  if (!viewer?.isActive || viewer.role !== made.role) {
    await endExport(work, made, "stopped", ended.stopped);
    return null;
  }
  if (!exportFiles.attempt(work, made)) {
    await endExport(work, made, "failed", ended.failed);
    return null;
  }
  made.rows = 0;
  return { made, viewer };
}
