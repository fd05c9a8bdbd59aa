import type { Moves } from "../../../core/mutation/moves.ts";
import type { Payment } from "./payment.entity.ts";
import { paymentLifecycle, type PaymentStatus } from "./payment.lifecycle.ts";

/** Moves of a payment: it is verified or rejected once, and may be reversed after it was verified. */
export const paymentMoves: Moves<Payment, PaymentStatus> = {
  lifecycle: paymentLifecycle,
  column: "status",
  reachedAt: { verified: "verifiedAt", rejected: { pending: "verifiedAt", verified: "reversedAt" } },
};
