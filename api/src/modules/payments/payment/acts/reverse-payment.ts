import type { Work } from "../../../../core/mutation/work.ts";
import { findPayment } from "../payment.access.ts";
import { reverseVerifiedPayment } from "../decision/payment-decision.ts";
import type { ReversePaymentInput } from "../payment.inputs.ts";
import { lockWithPayable } from "../payment-payable.ts";
import { refusePaymentAct } from "../payment-state.ts";

/** Reverses a verified payment, with a reason. A payment cannot be reversed twice. */
export async function reversePayment(
  work: Work,
  { id, input }: { id: string; input: ReversePaymentInput },
): Promise<string> {
  const payment = await findPayment(work, id);
  const payable = await lockWithPayable(work, payment);
  await refusePaymentAct(work, payment, "reverse");
  await reverseVerifiedPayment(work, payment, payable, input.motivo.trim());
  return payment.id;
}
