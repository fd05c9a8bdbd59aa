import type { Work } from "../../../core/mutation/work.ts";
import { lockExport } from "../export.access.ts";
import { exportMoves } from "../export-moves.ts";

/** Gives up an export of one's own that is not ready: what writes it stops within a second. */
export async function cancelExport(work: Work, { id }: { id: string }): Promise<string> {
  const made = await lockExport(work, id, "cancel");
  work.move(exportMoves, made, "cancelled", { audit: null });
  Object.assign(made, { args: null, columns: null });
  return id;
}
