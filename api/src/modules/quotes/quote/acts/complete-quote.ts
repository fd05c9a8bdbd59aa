import type { Cop } from "../../../../core/cop.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import type { Quote } from "../quote.entity.ts";
import { moveQuote } from "../quote-moves.ts";

/**
 * Gives a locked quote its price, of its confirmed calculation or typed by staff, and completes it: it can be
 * sent. A completed one stays completed, with its present price.
 */
export function completeQuote(work: Work, quote: Quote, precioTotal: Cop): void {
  quote.precioTotal = precioTotal;
  quote.precioDesactualizado = false;
  if (quote.status !== "completed") moveQuote(work, quote, "completed", "completed");
}
