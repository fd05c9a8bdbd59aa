import type { Moves } from "../../../core/mutation/moves.ts";
import type { Payment } from "./payment.entity.ts";
import { paymentLifecycle, type PaymentStatus } from "./payment.lifecycle.ts";

/** How a payment moves: decided on once, either way, and taken back after it was verified. */
export const paymentMoves: Moves<Payment, PaymentStatus> = {
  lifecycle: paymentLifecycle,
  column: "status",
  reachedAt: { verified: "verifiedAt", rejected: { pending: "verifiedAt", verified: "reversedAt" } },
};
