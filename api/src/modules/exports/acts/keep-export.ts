import type { Work } from "../../../core/mutation/work.ts";
import type { StoredBytes } from "../../../core/storage/storage.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { ended } from "../export.rules.ts";
import { ListExport } from "../export.entity.ts";
import { exportFiles } from "../export-files.ts";
import { endExport, notifyReady } from "../end-export.ts";

interface Written {
  readonly exportId: string;
  readonly stored: StoredBytes;
  readonly rows: number;
}

/** Stores the file of an export for one day, if its maker may still have it; otherwise deletes the file. */
export async function keepExport(work: Work, { exportId, stored, rows }: Written): Promise<void> {
  const listExport = await work.em.findOneOrFail(ListExport, { id: exportId });
  const maker = await work.em.findOneOrFail(User, { id: listExport.maker.id });
  await work.lock(maker, listExport);
  if (listExport.status !== "running") return;
  if (!maker.isActive || (maker.serviceRole ?? maker.role) !== listExport.role)
    return endExport(work, listExport, "stopped", ended.stopped);
  await exportFiles.keep(work, listExport, stored);
  listExport.rows = rows;
  await notifyReady(work, listExport);
}
