import { conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { completeQuote } from "../quote/acts/complete-quote.ts";
import "./calculation.audit.ts";
import { takePersons } from "./calculation-draft.ts";
import type { QuoteCalculation } from "./calculation.entity.ts";
import { freezeCalculation } from "./calculation-figures.ts";
import { calculationMoves } from "./calculation-moves.ts";
import type { Quote } from "../quote/quote.entity.ts";

/**
 * Freezes the figures of a locked draft and completes its locked quote at its price.
 * @throws Refusal CONFLICT for a draft without costs.
 */
export async function confirmDraft(work: Work, quote: Quote, calculation: QuoteCalculation): Promise<void> {
  if (!calculation.ownPersons) takePersons(calculation, quote);
  await freezeCalculation(work, quote, calculation);
  const { costoBase, totalComisiones, totalGanancia, precioFinalTotal } = calculation;
  if (precioFinalTotal === 0)
    throw conflict("El cálculo está en cero. Agrega los costos antes de confirmarlo.");
  const figures = { costoBase, totalComisiones, totalGanancia, precioFinalTotal };
  work.move(calculationMoves, calculation, "confirmado", {
    audit: ["calculation.confirmed", { quoteId: quote.id, ...figures }],
  });
  quote.tripType = calculation.tripType ?? quote.tripType;
  completeQuote(work, quote, precioFinalTotal);
}
