import type { Work } from "../../../core/mutation/work.ts";
import { calculationMoves } from "./calculation-moves.ts";
import { QuoteCalculation } from "./calculation.entity.ts";
import type { Quote } from "../quote/quote.entity.ts";
import { moveQuote } from "../quote/quote-moves.ts";

/**
 * Returns a locked, converted quote to its seller, with the status that it had before its contract; its
 * calculation may be used again. `why` is written to the timeline.
 */
export async function returnQuote(work: Work, quote: Quote, why: string): Promise<void> {
  const calculation =
    quote.calculation && (await work.em.findOneOrFail(QuoteCalculation, { id: quote.calculation.id }));
  if (calculation?.estado === "usado")
    work.move(calculationMoves, calculation, "confirmado", { audit: null });
  moveQuote(work, quote, "approved", "approved", { note: why });
}
