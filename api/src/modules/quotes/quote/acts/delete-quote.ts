import type { Work } from "../../../../core/mutation/work.ts";
import { findQuote } from "../quote.access.ts";
import { refuseQuoteAct } from "../quote-state.ts";

/** Deletes a quote that nobody has processed; only while it is pending. */
export async function deleteQuote(work: Work, { id }: { id: string }): Promise<void> {
  const quote = await findQuote(work.forUpdate, id);
  await refuseQuoteAct(work, quote, "delete");
  work.audit("quote.deleted", quote.id, { number: quote.quoteNumber });
  quote.calculation = null;
  await work.save();
  work.em.remove(quote);
}
