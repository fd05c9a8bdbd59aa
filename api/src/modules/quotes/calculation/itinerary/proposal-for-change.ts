import type { Work } from "../../../../core/mutation/work.ts";
import { optionForChange } from "../../quote/option/option-for-change.ts";
import type { QuoteOption } from "../../quote/option/quote-option.entity.ts";
import type { Quote } from "../../quote/quote.entity.ts";
import { QuoteCalculation } from "../calculation.entity.ts";

/** Quote, one of its options if it has any, and the calculation of that option. */
interface Proposal {
  readonly quote: Quote;
  readonly named: QuoteOption | null;
  readonly calculation: QuoteCalculation;
}

/**
 * Locks a quote and loads the option whose proposal is edited, by default the recommended one.
 * @throws Refusal NOT_FOUND, or the reason why the itinerary cannot be edited.
 */
export async function proposalForChange(work: Work, id: string, option: string | null): Promise<Proposal> {
  const { quote, option: named } = await optionForChange(work, id, option, "editItinerary");
  const calculation = await work.em.findOneOrFail(QuoteCalculation, {
    id: (named?.calculation ?? quote.calculation!).id,
  });
  return { quote, named, calculation };
}
