import type { Work } from "../../../../core/mutation/work.ts";
import { convertAfterSigning } from "../../item/acts/convert-after-signing.ts";

/** A contract, and the signature of it that has just been committed. */
export interface SignedNow {
  readonly id: string;
  readonly signatureId: string;
}

/**
 * Does the work after a signature while its signer waits: the items to buy, and the job of the signed PDF.
 * The job is queued here so that it starts when the signer is about to get the answer, not earlier. If the
 * process ends in between, the sweep makes up for it.
 */
export async function followSignature(work: Work, { id, signatureId }: SignedNow): Promise<void> {
  await work.job("contracts.certificate", { signatureId });
  await convertAfterSigning(work, { id });
}
