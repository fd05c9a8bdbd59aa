import { generatedFiles } from "../../core/generated-file/generated-file.ts";
import type { Moves } from "../../core/mutation/moves.ts";
import { Dossier } from "./dossier.entity.ts";
import { dossierLifecycle, type DossierStatus } from "./dossier.lifecycle.ts";

const dossierMoves: Moves<Dossier, DossierStatus> = {
  lifecycle: dossierLifecycle,
  column: "status",
  reachedAt: { ready: "readyAt" },
  // A process may end in the middle of making one.
  again: ["running"],
};

/** Lifecycle functions for the files of dossiers. */
export const dossierFiles = generatedFiles({
  entity: Dossier,
  owner: "dossier",
  moves: dossierMoves,
  forgotten: {},
  fresh: { done: 0, total: 0 },
});
