import type { Moves } from "../../../core/mutation/moves.ts";
import type { Addendum } from "./addendum.entity.ts";
import { addendumLifecycle, type AddendumStatus } from "./addendum.lifecycle.ts";

/** Moves of an addendum between its statuses; a sent one may be sent again. */
export const addendumMoves: Moves<Addendum, AddendumStatus> = {
  lifecycle: addendumLifecycle,
  column: "status",
  reachedAt: { sent: "sentAt", signed: "signedAt", withdrawn: "withdrawnAt" },
  again: ["sent"],
};
