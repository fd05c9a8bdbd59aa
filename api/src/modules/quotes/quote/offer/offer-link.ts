import { v7 } from "uuid";
import { addressOf } from "../../../../core/addresses.ts";
import { linkEnds } from "../../../../core/auth/lifetimes.ts";
import { makeLink } from "../../../../core/links/links.ts";
import { makeShort } from "../../../../core/links/short-links.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import type { Quote } from "../quote.entity.ts";
import { QuoteLink } from "../sharing/quote-link.entity.ts";
import { isShared, type LinkChannel } from "../sharing/quote-link.rules.ts";
import type { QuoteVersion } from "./quote-version.entity.ts";

/**
 * Returns the address where a client decides on a version of an offer, with a new link for one channel: a
 * short link for a person to pass on, or a link with its token for an e-mail.
 */
export function newOfferLink(
  work: Work,
  quote: Quote,
  version: QuoteVersion,
  channel: LinkChannel,
): { readonly url: string; readonly id: string } {
  const ends = linkEnds("quote", version.expiresAt);
  const makerId = isShared(channel) ? (work.viewer?.id ?? null) : null;
  const { token, id: link } = makeLink(work, "quote", quote.id, ends, { makerId });
  const id = v7();
  work.insertLater(QuoteLink, {
    id,
    quote: quote.id,
    link,
    channel,
    version: version.number,
    createdAt: work.now,
    maker: work.viewer?.id ?? null,
  });
  const page = addressOf("quoteApproval", { quoteId: quote.id });
  const url = isShared(channel)
    ? makeShort(work, link, `${page}?version=${version.number}`)
    : `${work.services.config.publicUrl}${page}?token=${token}&version=${version.number}`;
  return { url, id };
}
