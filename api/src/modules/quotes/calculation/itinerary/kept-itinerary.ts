import type { Quote } from "../../quote/quote.entity.ts";
import type { QuoteCalculation } from "../calculation.entity.ts";
import { notIncluded, proposedItinerary } from "./itinerary-days.rules.ts";

/** Generates the days of a calculation from its content, unless a person has written them. */
export function proposeItinerary(quote: Quote, calculation: QuoteCalculation): void {
  if (calculation.itinerarioPropio) return;
  calculation.itinerario = proposedItinerary(calculation, quote);
}

/** Generates the list of excluded services of a calculation, unless a person has written it. */
export function proposeNotIncluded(calculation: QuoteCalculation): void {
  if (!calculation.noIncluyePropio) calculation.noIncluye = notIncluded(calculation);
}
