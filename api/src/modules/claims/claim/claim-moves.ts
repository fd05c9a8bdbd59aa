import type { Moves } from "../../../core/mutation/moves.ts";
import type { Claim } from "./claim.entity.ts";
import { claimLifecycle, type ClaimStatus } from "./claim.lifecycle.ts";

/** Transitions of a request between its statuses. */
export const claimMoves: Moves<Claim, ClaimStatus> = {
  lifecycle: claimLifecycle,
  column: "status",
  reachedAt: { respondido: "answeredAt", cerrado: "closedAt", desistido: "closedAt" },
};
