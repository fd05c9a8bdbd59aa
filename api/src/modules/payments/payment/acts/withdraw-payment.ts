import type { Work } from "../../../../core/mutation/work.ts";
import { findPayment } from "../payment.access.ts";
import { lockWithPayable } from "../payment-payable.ts";
import { refusePaymentAct } from "../payment-state.ts";
import { markWithdrawn } from "../decision/payment-withdrawal.ts";

/**
 * Withdraws a payment that awaits verification, on behalf of the person who registered it. The payment is
 * rejected and never counted.
 */
export async function withdrawPayment(work: Work, { id }: { id: string }): Promise<string> {
  const payment = await findPayment(work, id);
  const { ref } = await lockWithPayable(work, payment);
  await refusePaymentAct(work, payment, "withdraw");

  await markWithdrawn(work, payment, ref);
  return payment.id;
}
