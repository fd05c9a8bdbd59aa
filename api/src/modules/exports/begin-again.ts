import type { Work } from "../../core/mutation/work.ts";
import type { ListExport } from "./export.entity.ts";
import "./export.jobs.ts";
import { exportMoves } from "./export-moves.ts";
import { turnOf } from "./export.rules.ts";

/** Has a locked export that failed written once more, as if it had just been asked for. */
export async function beginAgain(work: Work, made: ListExport): Promise<void> {
  work.move(exportMoves, made, "waiting", { audit: null });
  Object.assign(made, { attempts: 0, rows: 0, failure: null, expiresAt: null });
  await work.job("exports.write", { exportId: made.id }, undefined, turnOf(made.maker.id));
}
