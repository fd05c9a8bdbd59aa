import { conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { completeQuote } from "../quote/acts/complete-quote.ts";
import { presentCalculations, takePersons } from "./calculation-draft.ts";
import type { QuoteCalculation } from "./calculation.entity.ts";
import { freezeCalculation } from "./calculation-figures.ts";
import { knownServices } from "./costs/known-services.rules.ts";
import { learnServices } from "../../providers/library/learn-services.ts";
import { calculationMoves } from "./calculation-moves.ts";
import { takeHotelPictures } from "./itinerary/hotel-pictures.ts";
import { proposeItinerary, proposeNotIncluded } from "./itinerary/kept-itinerary.ts";
import type { Quote } from "../quote/quote.entity.ts";

/**
 * Freezes the figures of a locked draft and stores its services in the library. When the quote uses this
 * calculation, its price is set; the quote is completed once none of its options is a draft.
 * @throws Refusal CONFLICT for a draft without costs.
 */
export async function confirmDraft(work: Work, quote: Quote, calculation: QuoteCalculation): Promise<void> {
  if (!calculation.ownPersons) takePersons(calculation, quote);
  await freezeCalculation(work, quote, calculation);
  // The seller who confirms the calculation has looked at its prices.
  calculation.preciosDel = null;
  await proposeItinerary(work, quote, calculation);
  proposeNotIncluded(calculation);
  await takeHotelPictures(work, calculation);
  const { costoBase, totalComisiones, totalGanancia, precioFinalTotal } = calculation;
  if (precioFinalTotal === 0)
    throw conflict("El cálculo está en cero. Agrega los costos antes de confirmarlo.");
  const figures = { costoBase, totalComisiones, totalGanancia, precioFinalTotal };
  work.move(calculationMoves, calculation, "confirmado", {
    audit: ["calculation.confirmed", { quoteId: quote.id, ...figures }],
  });
  await learnServices(work, knownServices(calculation, quote.destino, calculation.hotelWordsOf));
  await settlePrice(work, quote);
}

/**
 * Sets the price of a locked quote from its confirmed calculation, and completes the quote unless one of its
 * options is still a draft.
 */
export async function settlePrice(work: Work, quote: Quote): Promise<void> {
  const calculations = await presentCalculations(work, quote);
  const meant = calculations.find(({ id }) => id === quote.calculation?.id);
  if (!meant || meant.estado === "temporal") return;
  quote.tripType = meant.tripType ?? quote.tripType;
  if (calculations.every(({ estado }) => estado !== "temporal"))
    completeQuote(work, quote, meant.precioFinalTotal);
  else quote.precioTotal = meant.precioFinalTotal;
}
