import type { Moves } from "../../../core/mutation/moves.ts";
import type { Addendum } from "./addendum.entity.ts";
import { addendumLifecycle, type AddendumStatus } from "./addendum.lifecycle.ts";

/** Status transitions of an addendum; an addendum that was sent may be sent again. */
export const addendumMoves: Moves<Addendum, AddendumStatus> = {
  lifecycle: addendumLifecycle,
  column: "status",
  reachedAt: { sent: "sentAt", signed: "signedAt", withdrawn: "withdrawnAt" },
  again: ["sent"],
};
