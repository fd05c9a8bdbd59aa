import { addressOf } from "../../../core/addresses.ts";
import { linkEnds } from "../../../core/auth/lifetimes.ts";
import { issueLink } from "../../../core/links/links.ts";
import type { Work } from "../../../core/mutation/work.ts";

/** Returns the address of a quote's passenger form, with a new token. */
export function newPassengerLink(work: Work, quoteId: string): string {
  const token = issueLink(work, "passengers", quoteId, linkEnds("passengers", work.now));
  return `${work.services.config.publicUrl}${addressOf("passengerForm", { quoteId })}?token=${token}`;
}
