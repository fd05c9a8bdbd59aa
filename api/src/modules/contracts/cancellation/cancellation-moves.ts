import type { Moves } from "../../../core/mutation/moves.ts";
import type { CancellationRequest } from "./cancellation.entity.ts";
import { cancellationLifecycle, type CancellationStatus } from "./cancellation.lifecycle.ts";

/** Moves of a request between its statuses: it is answered once. */
export const cancellationMoves: Moves<CancellationRequest, CancellationStatus> = {
  lifecycle: cancellationLifecycle,
  column: "status",
  reachedAt: { accepted: "answeredAt", discarded: "answeredAt" },
};
