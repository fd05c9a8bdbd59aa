import { issueLink } from "../../../core/auth/links.ts";
import type { Work } from "../../../core/mutation/work.ts";
import "../passenger.audit.ts";
import { findQuote } from "../quote.access.ts";

const VALID_DAYS = 30;

/** Makes a new link to the passengers' form for staff to hand on; those sent before stay valid. */
export async function renewPassengerLink(work: Work, { quoteId }: { quoteId: string }): Promise<{ quoteId: string; link: string }> {
  const quote = await findQuote(work, quoteId);
  const token = issueLink(work, "passengers", quote.id, new Date(work.now.getTime() + VALID_DAYS * 86_400_000));
  work.audit("passengers.link-made", quote.id, {});
  return { quoteId: quote.id, link: `${work.services.config.publicUrl}/passenger-form/${quote.id}?token=${token}` };
}
