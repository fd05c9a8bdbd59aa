import type { Work } from "../../../../core/mutation/work.ts";
import { convertAfterSigning } from "../../item/acts/convert-after-signing.ts";

/** A contract, and the signature of it that has just been committed. */
export interface SignedNow {
  readonly id: string;
  readonly signatureId: string;
}

/**
 * Does what follows a signature while its signer waits: the items to buy, and the job of the signed PDF,
 * which so begins when they are about to be answered and not beside this. A process that ended in between is
 * made up for by the sweep.
 */
export async function followSignature(work: Work, { id, signatureId }: SignedNow): Promise<void> {
  await work.job("contracts.certificate", { signatureId });
  await convertAfterSigning(work, { id });
}
