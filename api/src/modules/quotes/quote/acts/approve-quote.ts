import type { Work } from "../../../../core/mutation/work.ts";
import { acceptOffer, isByClient } from "../accept-offer.ts";
import { newPassengerLink, nextPassengerLink } from "../passenger-link.ts";
import { findQuote } from "../quote.access.ts";
import type { ApproveQuoteInput } from "../quote.inputs.ts";
import { queuePassengersMail } from "../offer/quote.mail.ts";

/**
 * Approves a quote with the chosen option and extras: the client accepts, or a leader records the acceptance
 * with a note. The next step is the passengers' data: the client gets a link by e-mail, and also in the
 * response when the client decided.
 */
export async function approveQuote(
  work: Work,
  { id, input }: { id: string; input: ApproveQuoteInput },
): Promise<{ id: string; passengerLink: string | null }> {
  const quote = await findQuote(work.forUpdate, id);
  const chosen = await acceptOffer(work, quote, input);
  await queuePassengersMail(work, quote, { chosen, link: newPassengerLink(work, quote.id) });
  await work.emit("quote.approved", { quoteId: quote.id });
  const passengerLink = isByClient(work, quote) ? await nextPassengerLink(work, id) : null;
  return { id: quote.id, passengerLink };
}

/**
 * The stored response contains no link; a client who repeats the request because the response was lost gets a
 * new link.
 */
approveQuote.again = async (work: Work, { id }: { id: string }) => {
  const quote = await findQuote(work, id);
  return { id, passengerLink: isByClient(work, quote) ? await nextPassengerLink(work, id) : null };
};
