import type { Work } from "../../../../core/mutation/work.ts";
import { findPayment } from "../payment.access.ts";
import { keepProof, type Proof } from "../payment-proof.ts";
import { refusePaymentAct } from "../payment-state.ts";

/**
 * Attaches the file that proves a payment while it awaits verification. Allowed for the person who registered
 * the payment and for people who verify payments.
 */
export async function attachPaymentReceipt(
  work: Work,
  { id, proof }: { id: string; proof: Proof },
): Promise<string> {
  const payment = await findPayment(work.forUpdate, id);
  await refusePaymentAct(work, payment, "attach");
  await keepProof(work, payment, proof);
  work.audit("payment.receipt-attached", payment.id, { filename: proof.filename, sha256: proof.sha256 });
  return payment.id;
}
