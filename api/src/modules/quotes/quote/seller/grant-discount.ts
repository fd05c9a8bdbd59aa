import type { Work } from "../../../../core/mutation/work.ts";
import { track } from "../history/quote-track.ts";
import type { Quote } from "../quote.entity.ts";
import { percentText } from "./percent-text.rules.ts";

/**
 * Records that the signed-in person, who is entitled to do so, approves the current discount of a locked
 * quote.
 */
export async function grantDiscount(work: Work, quote: Quote): Promise<void> {
  const percent = quote.descuentoPorcentaje ?? 0;
  quote.descuentoAprobado = true;
  quote.descuentoAprobadoPor = work.viewer?.id ?? null;
  work.audit("quote.discount-approved", quote.id, { percent, precioTotal: quote.precioTotal });
  track(work, quote, "discount_approved", percentText(percent));
  await work.emit("quote.discount-approved", { quoteId: quote.id });
}
