import { fieldsFirst } from "../../../../core/input/fields-first.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { confirmDraft } from "../calculation-confirmation.ts";
import { addressedBy, refuseConfirmed } from "../calculation-addressed.ts";
import { openDraft, refuseWrongCalculation, writeDraft } from "../calculation-draft.ts";
import type { QuoteCalculationInput } from "../calculation.inputs.ts";
import { findQuote } from "../../quote/quote.access.ts";
import { refuseQuoteAct } from "../../quote/quote-state.ts";

/**
 * Saves the draft calculation of a quote or of one of its options, creating it if necessary; confirms it
 * immediately when the input requests that.
 */
export async function upsertCalculation(
  work: Work,
  { input }: { input: QuoteCalculationInput },
): Promise<string> {
  const found = findQuote(work.forUpdate, input.quoteId);
  const quote = await fieldsFirst(found, () => refuseWrongCalculation(input));
  const addressed = await addressedBy(work, quote, input);
  const { option, present, shared, facts } = addressed;
  await refuseQuoteAct(work, quote, "calculate", facts);
  refuseConfirmed(addressed);
  const draft = present?.estado === "temporal" ? present : null;
  const by = work.viewer && work.em.getReference(User, work.viewer.id);
  if (draft)
    work.edit(draft, input.version, { by: draft.user?.id ?? null, at: draft.updatedAt }, { user: by });
  const saved = draft ?? openDraft(work, quote, option);
  await writeDraft(work, quote, saved, input, shared);
  if (input.estado === "confirmado") await confirmDraft(work, quote, saved);
  return saved.id;
}
