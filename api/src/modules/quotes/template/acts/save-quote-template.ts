import { assign } from "../../../../core/rows.ts";
import { forbidden } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { may } from "../../../accounts/permissions.rules.ts";
import { findQuote } from "../../quote/quote.access.ts";
import { refuseQuoteAct } from "../../quote/quote-state.ts";
import { freeTemplateName } from "../quote-template.access.ts";
import { QuoteTemplate } from "../quote-template.entity.ts";
import type { SaveQuoteTemplateInput } from "../quote-template.inputs.ts";
import { compositionOf } from "../template-of-quote.ts";

/**
 * Saves the content of a quote as a named template, without its client and its travellers. Returns the
 * template's id.
 */
export async function saveQuoteTemplate(
  work: Work,
  { input }: { input: SaveQuoteTemplateInput },
): Promise<string> {
  const { shared } = input;
  await work.lockName("quote templates");
  if (shared && !may(work.viewer?.role, "shareQuoteTemplates")) throw forbidden();
  const quote = await findQuote(work, input.quoteId);
  await refuseQuoteAct(work, quote, "saveTemplate");
  const template = new QuoteTemplate();
  template.shared = shared;
  template.createdBy = work.viewer ? work.em.getReference(User, work.viewer.id) : null;
  template.name = await freeTemplateName(work, input.name, template);
  assign(template, (await compositionOf(work, quote)) ?? {});
  work.add(template);
  work.audit("quote-template.saved", template.id, { name: template.name, quoteId: quote.id, shared });
  return template.id;
}
