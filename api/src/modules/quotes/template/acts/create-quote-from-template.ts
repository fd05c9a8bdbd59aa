import type { Work } from "../../../../core/mutation/work.ts";
import { createQuote } from "../../quote/acts/create-quote.ts";
import { findQuote } from "../../quote/quote.access.ts";
import type { CreateQuoteInput } from "../../quote/quote.inputs.ts";
import { findTemplate } from "../quote-template.access.ts";
import { draftsFromTemplate } from "../template-draft.ts";

/**
 * Creates a quote whose drafts start with the content of a template, with new days and new travellers. Its
 * prices are marked until they are confirmed. Returns the quote's id.
 */
export async function createQuoteFromTemplate(
  work: Work,
  { templateId, input }: { templateId: string; input: CreateQuoteInput },
): Promise<string> {
  const template = await findTemplate(work, templateId);
  const id = await createQuote(work, { input });
  const drafts = await draftsFromTemplate(work, await findQuote(work, id), template);
  for (const draft of drafts)
    work.audit("calculation.templated", draft, { quoteId: id, template: template.name });
  return id;
}
