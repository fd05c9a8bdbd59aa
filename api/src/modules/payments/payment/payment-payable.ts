import type { Work } from "../../../core/mutation/work.ts";
import { paidBy, type Payable } from "../payable/payable.ts";
import { lockKnownPayable } from "../payable/payable-kinds.ts";
import type { Payment } from "./payment.entity.ts";

/**
 * Locks the paid record, then the payment, and returns the paid record. Every act that moves money locks
 * in this order.
 */
export async function lockWithPayable(work: Work, payment: Payment): Promise<Payable> {
  const payable = await lockKnownPayable(work, paidBy(payment));
  await work.lock(payment);
  return payable;
}
