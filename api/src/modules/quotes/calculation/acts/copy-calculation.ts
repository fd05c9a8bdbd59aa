import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import "../calculation.audit.ts";
import { openDraft, presentCalculations, sectionNames, takePersons } from "../calculation-draft.ts";
import type { QuoteCalculation } from "../calculation.entity.ts";
import { figureCalculation } from "../calculation-figures.ts";
import type { QuoteOption } from "../../quote/option/quote-option.entity.ts";
import { Quote } from "../../quote/quote.entity.ts";

/**
 * Opens the next drafts of a quote that is quoted again: a copy of what was confirmed of each option, at
 * today's commission terms; for the people of the quote where they changed since.
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

/** Makes a draft for an option, or for a quote without options, that says what another calculation says. */
export async function copiedDraft(
  work: Work,
  quote: Quote,
  from: QuoteCalculation,
  option: QuoteOption | null,
  otherPeople = false,
): Promise<QuoteCalculation> {
  const draft = openDraft(work, quote, option);
  const { tripType, observacionesGenerales, ganancia, fechaViajeInicio, fechaViajeFin } = from;
  const ownPersons = from.ownPersons && !otherPeople;
  Object.assign(draft, { tripType, observacionesGenerales, ganancia: { ...ganancia }, ownPersons });
  if (option) Object.assign(draft, { fechaViajeInicio, fechaViajeFin });
  Object.assign(draft, structuredClone(Object.fromEntries(sectionNames.map((name) => [name, from[name]]))));
  takePersons(draft, quote, ownPersons ? from : {});
  draft.user = work.viewer ? work.em.getReference(User, work.viewer.id) : null;
  await figureCalculation(work, quote, draft);
  return draft;
}
