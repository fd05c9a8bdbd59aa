import type { Work } from "../../../../core/mutation/work.ts";
import { convertAfterSigning } from "../../item/acts/convert-after-signing.ts";

/** A contract and its signature, which was just committed. */
export interface SignedNow {
  readonly id: string;
  readonly signatureId: string;
}

/**
 * Does the work that follows a signature while the signer waits: creates the items to buy, and queues the
 * job for the signed PDF. The job is queued here, and not earlier, so that it does not run before the
 * response to the signer. If the process ends in between, the sweep does the work.
 */
export async function followSignature(work: Work, { id, signatureId }: SignedNow): Promise<void> {
  await work.job("contracts.certificate", { signatureId });
  await convertAfterSigning(work, { id });
}
