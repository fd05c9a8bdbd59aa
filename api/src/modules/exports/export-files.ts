import { generatedFiles } from "../../core/generated-file/generated-file.ts";
import type { Moves } from "../../core/mutation/moves.ts";
import { ListExport } from "./export.entity.ts";
import { exportLifecycle, type ExportStatus } from "./export.lifecycle.ts";

const exportMoves: Moves<ListExport, ExportStatus> = {
  lifecycle: exportLifecycle,
  column: "status",
  reachedAt: { ready: "readyAt" },
  // A process may end in the middle of making one.
  again: ["running"],
};

/** Lifecycle functions for the files of exports; the request's arguments are deleted with the file. */
export const exportFiles = generatedFiles({
  entity: ListExport,
  owner: "export",
  moves: exportMoves,
  forgotten: { args: null, columns: null },
  fresh: { rows: 0 },
});
