import { addressOf } from "../../../../core/addresses.ts";
import { linkEnds } from "../../../../core/auth/lifetimes.ts";
import { issueLink } from "../../../../core/links/links.ts";
import type { Work } from "../../../../core/mutation/work.ts";

/** Returns the URL for signing a contract with a link's token. */
export const signatureAddress = ({ services }: Work, contractId: string, token: string): string =>
  `${services.config.publicUrl}${addressOf("contractSignature", { contractId })}?token=${token}`;

/** Returns the URL for signing a contract, with a new token. */
export const newSignatureLink = (work: Work, contractId: string): string =>
  signatureAddress(
    work,
    contractId,
    issueLink(work, "signature", contractId, linkEnds("signature", work.now)),
  );
