import { conflict, notFound } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { confirmDraft } from "../calculation-confirmation.ts";
import { QuoteCalculation } from "../calculation.entity.ts";
import { visibleQuotes } from "../../quote/quote.access.ts";
import { ALREADY_CONFIRMED } from "../../quote/quote.acts.rules.ts";
import { refuseQuoteAct } from "../../quote/quote-state.ts";
import { Quote } from "../../quote/quote.entity.ts";

const NO_CALCULATION = "Cálculo no encontrado";

/**
 * Confirms a draft: recomputes and freezes its figures and commissions, sets the quote's price and completes
 * the quote. `quoteId`, if given, must be the calculation's quote.
 */
export async function confirmCalculation(
  work: Work,
  { id, quoteId }: { id: string; quoteId?: string | null },
): Promise<string> {
  const calculation = await work.find(QuoteCalculation, { id }, NO_CALCULATION);
  const quote = await work.find(
    Quote,
    { $and: [{ id: calculation.quote.id }, visibleQuotes(work.viewer, null)] },
    NO_CALCULATION,
  );
  if (quoteId && quoteId !== quote.id) throw notFound(NO_CALCULATION);
  await work.lock(quote, calculation);
  if (calculation.estado !== "temporal") throw conflict(ALREADY_CONFIRMED);
  await refuseQuoteAct(work, quote, "calculate");
  await confirmDraft(work, quote, calculation);
  return calculation.id;
}
