import { assign } from "../../../core/rows.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { lockExport } from "../export.access.ts";
import { exportFiles } from "../export-files.ts";

/** Cancels one of the caller's exports that is not ready; its job stops within a second. */
export async function cancelExport(work: Work, { id }: { id: string }): Promise<string> {
  const listExport = await lockExport(work, id, "cancel");
  exportFiles.move(work, listExport, "cancelled");
  assign(listExport, { args: null, columns: null });
  return id;
}
