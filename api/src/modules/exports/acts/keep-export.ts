import { hoursAfter } from "../../../core/colombia/days.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { keepFile } from "../../../core/storage/keep-file.ts";
import type { StoredBytes } from "../../../core/storage/storage.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { ended, KEPT_HOURS } from "../export.rules.ts";
import { ListExport } from "../export.entity.ts";
import { exportMoves } from "../export-moves.ts";
import { endExport, tellReady } from "../end-export.ts";

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
  work.move(exportMoves, made, "ready", { audit: null });
  const { key, filename, size } = await keepFile(work, stored, { type: "export", id: made.id });
  const expiresAt = hoursAfter(work.now, KEPT_HOURS);
  Object.assign(made, { rows, fileKey: key, filename, size, expiresAt });
  await tellReady(work, made);
}
