import type { Work } from "../../core/mutation/work.ts";
import type { ListExport } from "./export.entity.ts";
import { exportFiles } from "./export-files.ts";
import { queueOf } from "./export.rules.ts";

/** Queues a failed, locked export again, as if it had just been requested. */
export async function beginAgain(work: Work, listExport: ListExport): Promise<void> {
  exportFiles.again(work, listExport);
  await work.job("exports.write", { exportId: listExport.id }, undefined, queueOf(listExport.maker.id));
}
