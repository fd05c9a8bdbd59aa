import type { Work } from "../../../../core/mutation/work.ts";
import { presentCalculations } from "../calculation-draft.ts";
import { copiedDraft } from "../option/copied-draft.ts";
import { Quote } from "../../quote/quote.entity.ts";

/**
 * Creates the next drafts of a quote that is quoted again: copies each option's confirmed calculation with
 * today's commission terms, and with the quote's current travellers if they changed.
 */
export async function copyCalculation(
  work: Work,
  { quoteId, otherPeople = false }: { quoteId: string; otherPeople?: boolean },
): Promise<void> {
  const quote = await work.em.findOneOrFail(Quote, { id: quoteId });
  for (const present of await presentCalculations(work, quote)) {
    if (present.estado === "temporal") continue;
    const draft = await copiedDraft(work, quote, present, present.option, otherPeople);
    work.audit("calculation.copied", draft.id, { quoteId, from: present.id });
  }
}
