import type { Work } from "../../../../core/mutation/work.ts";
import type { StoredBytes } from "../../../../core/storage/storage.ts";
import { findPayment } from "../../payment/payment.access.ts";
import type { OpenChargebackInput } from "../chargeback.inputs.ts";
import { keepEvidence } from "../keep-evidence.ts";
import { openClaim } from "../open-claim.ts";

/** Opens a case for a client who claims the reversal of an online payment. */
export async function openChargeback(
  work: Work,
  { input, file }: { input: OpenChargebackInput; file: StoredBytes | null },
): Promise<string> {
  const payment = await findPayment(work, input.paymentId);
  const { id } = await openClaim(work, payment, input, false);
  if (file) await keepEvidence(work, id, file);
  return id;
}
