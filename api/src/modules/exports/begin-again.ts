import type { Work } from "../../core/mutation/work.ts";
import type { ListExport } from "./export.entity.ts";
import { exportFiles } from "./export-files.ts";
import { turnOf } from "./export.rules.ts";

/** Queues a locked export that failed again, as if it had just been asked for. */
export async function beginAgain(work: Work, made: ListExport): Promise<void> {
  exportFiles.again(work, made);
  await work.job("exports.write", { exportId: made.id }, undefined, turnOf(made.maker.id));
}
