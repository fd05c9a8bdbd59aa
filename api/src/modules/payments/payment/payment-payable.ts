import type { Work } from "../../../core/mutation/work.ts";
import { paidBy, type Payable } from "../payable/payable.ts";
import { lockKnownPayable } from "../payable/payable-kinds.ts";
import type { Payment } from "./payment.entity.ts";

/**
 * Locks what a payment is for, then the payment, in the order of every act that moves money; answers what it
 * is for.
 */
export async function lockWithPayable(work: Work, payment: Payment): Promise<Payable> {
  const payable = await lockKnownPayable(work, paidBy(payment));
  await work.lock(payment);
  return payable;
}
