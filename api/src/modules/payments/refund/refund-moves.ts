import type { Moves } from "../../../core/mutation/moves.ts";
import type { Refund } from "./refund.entity.ts";
import { refundLifecycle, type RefundStatus } from "./refund.lifecycle.ts";

/** Status changes of a refund: it is paid once, or annulled. */
export const refundMoves: Moves<Refund, RefundStatus> = {
  lifecycle: refundLifecycle,
  column: "status",
  reachedAt: { pagada: "paidAt", anulada: "annulledAt" },
};
