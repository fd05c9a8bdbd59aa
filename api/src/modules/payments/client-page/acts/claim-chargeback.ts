import type { Work } from "../../../../core/mutation/work.ts";
import type { StoredBytes } from "../../../../core/storage/storage.ts";
import { findOwnContract } from "../../../contracts/contract/contract.find.ts";
import type { OpenChargebackInput } from "../../chargeback/chargeback.inputs.ts";
import { keepEvidence } from "../../chargeback/keep-evidence.ts";
import { openClaim } from "../../chargeback/open-claim.ts";
import { refuseWithoutLinkCode } from "../link-code.ts";
import { Payment } from "../../payment/payment.entity.ts";

const NO_PAYMENT = "Pago no encontrado";

interface ClientClaim {
  readonly contractId: string;
  readonly input: OpenChargebackInput;
  readonly file: StoredBytes | null;
  /** One-time code sent to the client; required when the link was shown to staff. */
  readonly code?: string | null;
}

/**
 * Opens a claim that a client makes, through a link or an account, for the reversal of a payment. The claim
 * is dated today.
 */
export async function claimChargeback(
  work: Work,
  { contractId, input, file, code }: ClientClaim,
): Promise<string> {
  const contract = await findOwnContract(work, contractId);
  const payment = await work.find(Payment, { id: input.paymentId, contract: contract.id }, NO_PAYMENT);
  await refuseWithoutLinkCode(work, contract, code);
  const { id } = await openClaim(work, payment, { ...input, claimedOn: null }, true);
  if (file) await keepEvidence(work, id, file);
  return contractId;
}
