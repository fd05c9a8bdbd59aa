import type { Cop } from "../../../../core/colombia/cop.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import type { Quote } from "../quote.entity.ts";
import { moveQuote } from "../quote-moves.ts";

/**
 * Sets the price of a locked quote, from its confirmed calculation or as entered by staff, and completes the
 * quote, so that it can be sent. A completed quote stays completed, with its new price.
 */
export function completeQuote(work: Work, quote: Quote, precioTotal: Cop): void {
  quote.precioTotal = precioTotal;
  quote.precioDesactualizado = false;
  if (quote.status !== "completed") moveQuote(work, quote, "completed", "completed");
}
