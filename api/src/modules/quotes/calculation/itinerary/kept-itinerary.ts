import type { Quote } from "../../quote/quote.entity.ts";
import type { QuoteCalculation } from "../calculation.entity.ts";
import { notIncluded, proposedItinerary } from "./itinerary-days.rules.ts";

/** Gives a calculation the days that follow from what it holds, unless a person has written them. */
export function proposeItinerary(quote: Quote, calculation: QuoteCalculation): void {
  if (calculation.itinerarioPropio) return;
  calculation.itinerario = proposedItinerary(calculation, quote);
}

/** Gives a calculation the list of what was not chosen, unless a person has written it. */
export function proposeNotIncluded(calculation: QuoteCalculation): void {
  if (!calculation.noIncluyePropio) calculation.noIncluye = notIncluded(calculation);
}
