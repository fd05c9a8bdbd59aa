import type { Work } from "../../../../core/mutation/work.ts";
import type { RequestCancellationInput } from "../../../contracts/cancellation/cancellation.inputs.ts";
import { requestCancellation } from "../../../contracts/cancellation/acts/request-cancellation.ts";
import { findOwnContract } from "../../../contracts/contract/contract.find.ts";
import { refuseWithoutLinkCode } from "../link-code.ts";

interface AskedCancellation {
  readonly contractId: string;
  readonly input: RequestCancellationInput;
  /** One-time code sent to the client; required when the link was shown to staff, otherwise null. */
  readonly code: string | null;
}

/** Records that a client requested, on the client page, the cancellation of the contract. */
export async function askCancellation(
  work: Work,
  { contractId, input, code }: AskedCancellation,
): Promise<string> {
  await refuseWithoutLinkCode(work, await findOwnContract(work, contractId), code);
  return requestCancellation(work, { contractId, motivo: input.motivo });
}
