import type { Work } from "../../../../core/mutation/work.ts";
import { refusePassengersAct } from "../passenger.access.ts";
import { newPassengerLink } from "../../quote/passenger-link.ts";
import { findQuote } from "../../quote/quote.access.ts";

/** Creates a new link to the passenger form, for staff to pass on; links sent earlier remain valid. */
export async function renewPassengerLink(
  work: Work,
  { quoteId }: { quoteId: string },
): Promise<{ quoteId: string; link: string }> {
  const quote = await findQuote(work.forUpdate, quoteId);
  await refusePassengersAct(work, quote, "renewLink");
  const link = newPassengerLink(work, quote.id);
  work.audit("passengers.link-made", quote.id, {});
  return { quoteId: quote.id, link };
}
