import type { Moves } from "../../../core/mutation/moves.ts";
import type { CancellationRequest } from "./cancellation.entity.ts";
import { cancellationLifecycle, type CancellationStatus } from "./cancellation.lifecycle.ts";

/** Status transitions of a cancellation request, which is answered only once. */
export const cancellationMoves: Moves<CancellationRequest, CancellationStatus> = {
  lifecycle: cancellationLifecycle,
  column: "status",
  reachedAt: { accepted: "answeredAt", discarded: "answeredAt" },
};
