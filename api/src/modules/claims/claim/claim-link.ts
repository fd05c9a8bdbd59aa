import { addressOf } from "../../../core/addresses.ts";
import { linkEnds } from "../../../core/auth/lifetimes.ts";
import { issueLink } from "../../../core/links/links.ts";
import type { Work } from "../../../core/mutation/work.ts";

/** Returns the URL of a person's own request, with a new token. */
export function newClaimLink(work: Work, claimId: string): string {
  const token = issueLink(work, "claim", claimId, linkEnds("claim", work.now));
  return `${work.services.config.publicUrl}${addressOf("ownClaim", { claimId })}?token=${token}`;
}
