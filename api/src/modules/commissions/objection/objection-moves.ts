import type { Moves } from "../../../core/mutation/moves.ts";
import type { Objection } from "./objection.entity.ts";
import { objectionLifecycle, type ObjectionStatus } from "./objection.lifecycle.ts";

/** Transitions of an objection between its statuses. */
export const objectionMoves: Moves<Objection, ObjectionStatus> = {
  lifecycle: objectionLifecycle,
  column: "status",
  reachedAt: { aceptada: "endedAt", no_aceptada: "endedAt", retirada: "endedAt" },
};
