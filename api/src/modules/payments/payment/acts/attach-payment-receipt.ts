import { forbidden } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import type { StoredBytes } from "../../../../core/storage/storage.ts";
import { may } from "../../../accounts/permissions.rules.ts";
import { findPayment } from "../payment.access.ts";
import "../payment.audit.ts";
import { keepProof } from "../payment-proof.ts";
import { refuseNewProof } from "../payment.rules.ts";

/**
 * Attaches the file that proves a payment, while it awaits verification: by who registered it, or by those
 * who verify.
 */
export async function attachPaymentReceipt(
  work: Work,
  { id, proof }: { id: string; proof: StoredBytes },
): Promise<string> {
  const payment = await findPayment(work, id);
  if (payment.createdBy?.id !== work.viewer?.id && !may(work.viewer?.role, "verifyPayments"))
    throw forbidden();
  await work.lock(payment);
  refuseNewProof(payment.status);
  await keepProof(work, payment, proof);
  work.audit("payment.receipt-attached", payment.id, { filename: proof.filename, sha256: proof.sha256 });
  return payment.id;
}
