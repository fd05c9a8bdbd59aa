import { forbidden } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { findPayment } from "../payment.access.ts";
import { acceptPayment, declinePayment } from "../decision/payment-decision.ts";
import type { VerifyPaymentInput } from "../payment.inputs.ts";
import { lockWithPayable } from "../payment-payable.ts";
import { refuseUnexplained } from "../payment.rules.ts";
import { refusePaymentAct } from "../payment-state.ts";
import { askReason } from "../suspicion/ask-reason.ts";

/**
 * Verifies a payment that awaits verification, or rejects it with a reason; a decision is final.
 * @throws Refusal CONFLICT when it may duplicate another payment, or the paid record was cancelled, and no
 * reason to accept it anyway was sent.
 */
export async function verifyPayment(
  work: Work,
  { id, input }: { id: string; input: VerifyPaymentInput },
): Promise<string> {
  if (!work.viewer) throw forbidden();
  const status = input.status ?? "verified";
  refuseUnexplained(status, input.observaciones);
  const payment = await findPayment(work, id);
  const payable = await lockWithPayable(work, payment);
  const act = status === "verified" ? "verify" : "reject";
  const suspected = await refusePaymentAct(work, payment, act, "suspicionFacts");
  const note = input.observaciones?.trim() || null;
  if (status === "rejected") {
    await declinePayment(work, payment, payable, note ?? "");
    return payment.id;
  }
  const explained = await askReason(work, payment, input, suspected);
  await acceptPayment(work, payment, payable, { note, explained });
  return payment.id;
}
