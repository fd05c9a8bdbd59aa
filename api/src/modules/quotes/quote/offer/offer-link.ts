import { addressOf } from "../../../../core/addresses.ts";
import { linkEnds } from "../../../../core/auth/lifetimes.ts";
import { issueLink } from "../../../../core/auth/links.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import type { QuoteVersion } from "./quote-version.entity.ts";

/** The address at which a client decides on a version of an offer, with a new token. */
export function newOfferLink(work: Work, quoteId: string, version: QuoteVersion): string {
  const token = issueLink(work, "quote", quoteId, linkEnds("quote", version.expiresAt));
  const page = addressOf("quoteApproval", { quoteId });
  return `${work.services.config.publicUrl}${page}?token=${token}&version=${version.number}`;
}
