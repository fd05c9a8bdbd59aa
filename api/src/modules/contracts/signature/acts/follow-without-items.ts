import type { Work } from "../../../../core/mutation/work.ts";
import { recordFailedConversion } from "../../item/acts/record-failed-conversion.ts";
import type { SignedNow } from "./follow-signature.ts";

/**
 * Continues after a signature whose items could not be created: records the failure and queues the signed
 * PDF.
 */
export async function followWithoutItems(
  work: Work,
  { id, signatureId, error }: SignedNow & { readonly error: Error },
): Promise<void> {
  await work.job("contracts.certificate", { signatureId });
  await recordFailedConversion(work, { id, error });
}
