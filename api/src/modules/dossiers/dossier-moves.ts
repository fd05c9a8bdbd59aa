import type { Moves } from "../../core/mutation/moves.ts";
import type { Dossier } from "./dossier.entity.ts";
import { dossierLifecycle, type DossierStatus } from "./dossier.lifecycle.ts";

/** How a dossier moves: a process may end in the middle of it, and it is begun again. */
export const dossierMoves: Moves<Dossier, DossierStatus> = {
  lifecycle: dossierLifecycle,
  column: "status",
  reachedAt: { ready: "readyAt" },
  again: ["running"],
};
