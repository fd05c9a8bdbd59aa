import type { Moves } from "../../../core/mutation/moves.ts";
import type { CardAttempt } from "./attempt.entity.ts";
import { attemptLifecycle, type AttemptStatus } from "./attempt.lifecycle.ts";

/** Status changes of a payment attempt; each one stores the time of the latest outcome. */
export const attemptMoves: Moves<CardAttempt, AttemptStatus> = {
  lifecycle: attemptLifecycle,
  column: "status",
  reachedAt: {
    approved: "settledAt",
    declined: "settledAt",
    error: "settledAt",
    failed: "settledAt",
    voided: "settledAt",
  },
};
