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

/** Keeps the file of an export for a day, if its maker may still have it; what is not kept is deleted. */
export async function keepExport(work: Work, { exportId, stored, rows }: Written): Promise<void> {
  const made = await work.em.findOneOrFail(ListExport, { id: exportId });
  const maker = await work.em.findOneOrFail(User, { id: made.maker.id });
  await work.lock(maker, made);
  if (made.status !== "running") return;
  if (!maker.isActive || maker.role !== made.role) return endExport(work, made, "stopped", ended.stopped);
  await exportFiles.keep(work, made, stored);
  made.rows = rows;
  await notifyReady(work, made);
}
