import type { Moves } from "../../core/mutation/moves.ts";
import type { ListExport } from "./export.entity.ts";
import { exportLifecycle, type ExportStatus } from "./export.lifecycle.ts";

/** How an export moves: a process may end in the middle of it, and it is begun again. */
export const exportMoves: Moves<ListExport, ExportStatus> = {
  lifecycle: exportLifecycle,
  column: "status",
  reachedAt: { ready: "readyAt" },
  again: ["running"],
};
