import type { Work } from "../../../../core/mutation/work.ts";
import { dayTextsFor } from "../../../providers/library/day-texts.ts";
import type { Quote } from "../../quote/quote.entity.ts";
import type { QuoteCalculation } from "../calculation.entity.ts";
import { notIncluded, plannedDays, proposedItinerary } from "./itinerary-days.rules.ts";

/**
 * Generates the days of a calculation from its content and the agency's texts of days, unless a person has
 * written them.
 */
export async function proposeItinerary(
  work: Work,
  quote: Quote,
  calculation: QuoteCalculation,
): Promise<void> {
  if (calculation.itinerarioPropio) return;
  const texts = await dayTextsFor(work, plannedDays(calculation, quote));
  calculation.itinerario = proposedItinerary(calculation, quote, texts);
}

/** Generates the list of excluded services of a calculation, unless a person has written it. */
export function proposeNotIncluded(calculation: QuoteCalculation): void {
  if (!calculation.noIncluyePropio) calculation.noIncluye = notIncluded(calculation);
}
