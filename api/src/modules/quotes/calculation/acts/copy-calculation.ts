import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import "../calculation.audit.ts";
import { openDraft, presentCalculation, sectionNames, takePersons } from "../calculation-draft.ts";
import { figureCalculation } from "../calculation-figures.ts";
import { Quote } from "../../quote/quote.entity.ts";

/**
 * Opens the next draft of a quote that is quoted again: a copy of what was confirmed, at today's commission
 * terms; for the people of the quote where they changed since.
 */
export async function copyCalculation(
  work: Work,
  { quoteId, otherPeople = false }: { quoteId: string; otherPeople?: boolean },
): Promise<void> {
  const quote = await work.em.findOneOrFail(Quote, { id: quoteId });
  const confirmed = await presentCalculation(work, quote);
  if (!confirmed || confirmed.estado === "temporal") return;
  const draft = openDraft(work, quote);
  const { tripType, observacionesGenerales, ganancia } = confirmed;
  const ownPersons = confirmed.ownPersons && !otherPeople;
  Object.assign(draft, { tripType, observacionesGenerales, ganancia: { ...ganancia }, ownPersons });
  Object.assign(
    draft,
    structuredClone(Object.fromEntries(sectionNames.map((name) => [name, confirmed[name]]))),
  );
  takePersons(draft, quote, ownPersons ? confirmed : {});
  draft.user = work.viewer ? work.em.getReference(User, work.viewer.id) : null;
  await figureCalculation(work, quote, draft);
  work.audit("calculation.copied", draft.id, { quoteId, from: confirmed.id });
}
