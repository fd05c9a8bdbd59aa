import type { Moves } from "../../core/mutation/moves.ts";
import { closingLifecycle, type ClosingStatus } from "./closing.lifecycle.ts";
import type { OnlineClosing } from "./online-closing.entity.ts";

/** Transitions between the statuses of an online closing, with the time of each. */
export const closingMoves: Moves<OnlineClosing, ClosingStatus> = {
  lifecycle: closingLifecycle,
  column: "status",
  reachedAt: {
    en_curso: "startedAt",
    cerrado: "paidAt",
    detenido: "endedAt",
    a_mano: "endedAt",
    terminado: "endedAt",
  },
};
