import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { openDraft, presentCalculation, writeDraft } from "../calculation-draft.ts";
import type { QuoteCalculationInput } from "../calculation.inputs.ts";
import { findQuote } from "../../quote/quote.access.ts";
import { refuseQuoteAct } from "../../quote/quote-state.ts";

/** Makes the draft calculation of a quote that has none. */
export async function createCalculation(
  work: Work,
  { input }: { input: QuoteCalculationInput },
): Promise<string> {
  const quote = await findQuote(work, input.quoteId);
  await work.lock(quote);
  const present = await presentCalculation(work, quote);
  if (present?.estado === "temporal") throw conflict("La cotización ya tiene un cálculo en borrador.");
  await refuseQuoteAct(work, quote, "calculate");
  const draft = openDraft(work, quote);
  await writeDraft(work, quote, draft, input);
  return draft.id;
}
