import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { findPayment } from "../payment.access.ts";
import { lockWithPayable } from "../payment-payable.ts";
import { refusePaymentAct } from "../payment-state.ts";
import { type SuspicionFacts, suspicions } from "../suspicion/suspicion.rules.ts";
import { verifyPayment } from "./verify-payment.ts";

/**
 * Verifies a payment in bulk, without a separate review. The payment must have no suspicious signs, because
 * the accountant does not see them in bulk.
 * @throws Refusal CONFLICT with the first sign that needs a review.
 */
export async function verifyUnsuspectedPayment(work: Work, { id }: { id: string }): Promise<string> {
  const payment = await findPayment(work, id);
  await lockWithPayable(work, payment);
  const { suspicionFacts } = await refusePaymentAct(work, payment, "verify", "suspicionFacts");
  const [suspicion] = suspicionFacts ? suspicions(suspicionFacts as SuspicionFacts) : [];
  if (suspicion) throw conflict(`Ábrelo para verificarlo. ${suspicion.texto}`);
  return verifyPayment(work, { id, input: {} });
}
