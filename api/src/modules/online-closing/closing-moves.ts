import type { Moves } from "../../core/mutation/moves.ts";
import type { Work } from "../../core/mutation/work.ts";
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

/** Marks the time of a finished step, so that the seller is notified again when the client stops again. */
export function noteStep({ now }: Work, closing: OnlineClosing): void {
  closing.lastStepAt = now;
  closing.stalledNotedAt = null;
}
