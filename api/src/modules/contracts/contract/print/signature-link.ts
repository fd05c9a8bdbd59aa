import { addressOf } from "../../../../core/addresses.ts";
import { linkEnds } from "../../../../core/auth/lifetimes.ts";
import { issueLink } from "../../../../core/links/links.ts";
import type { Work } from "../../../../core/mutation/work.ts";

/** Returns the address at which a contract is signed with the token of a link. */
export const signatureAddress = ({ services }: Work, contractId: string, token: string): string =>
  `${services.config.publicUrl}${addressOf("contractSignature", { contractId })}?token=${token}`;

/** Returns the address at which a contract is signed, with a new token. */
export const newSignatureLink = (work: Work, contractId: string): string =>
  signatureAddress(
    work,
    contractId,
    issueLink(work, "signature", contractId, linkEnds("signature", work.now)),
  );
