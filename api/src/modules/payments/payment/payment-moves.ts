import type { Moves } from "../../../core/mutation/moves.ts";
import type { Payment } from "./payment.entity.ts";
import { paymentLifecycle, type PaymentStatus } from "./payment.lifecycle.ts";

/** Status changes of a payment: it is verified or rejected once; a verified payment may be reversed. */
export const paymentMoves: Moves<Payment, PaymentStatus> = {
  lifecycle: paymentLifecycle,
  column: "status",
  reachedAt: { verified: "verifiedAt", rejected: { pending: "verifiedAt", verified: "reversedAt" } },
};
