import type { Work } from "../../../../core/mutation/work.ts";
import { createQuote } from "../../quote/acts/create-quote.ts";
import { findQuote } from "../../quote/quote.access.ts";
import type { CreateQuoteInput } from "../../quote/quote.inputs.ts";
import { draftsFromTemplate } from "../template-draft.ts";
import { compositionOf } from "../template-of-quote.ts";

/**
 * Creates a quote for another client with the trip of an existing quote: its options, costs and days, moved
 * to the new dates. The original client, the travellers and notes about them are not copied. The prices are
 * marked until they are confirmed. Returns the new quote's id.
 */
export async function duplicateQuote(
  work: Work,
  { id, input }: { id: string; input: CreateQuoteInput },
): Promise<string> {
  const from = await findQuote(work, id);
  const composition = await compositionOf(work, from);
  const copy = await createQuote(work, { input });
  if (!composition) return copy;
  const drafts = await draftsFromTemplate(work, await findQuote(work, copy), composition);
  for (const draft of drafts)
    work.audit("calculation.duplicated", draft, { quoteId: copy, from: from.quoteNumber });
  return copy;
}
