import { addressOf } from "../../../../core/addresses.ts";
import { linkEnds } from "../../../../core/auth/lifetimes.ts";
import { issueLink } from "../../../../core/links/links.ts";
import type { Work } from "../../../../core/mutation/work.ts";

/** Returns the address at which a contract is signed, with a new token. */
export function newSignatureLink(work: Work, contractId: string): string {
  const token = issueLink(work, "signature", contractId, linkEnds("signature", work.now));
  return `${work.services.config.publicUrl}${addressOf("contractSignature", { contractId })}?token=${token}`;
}
