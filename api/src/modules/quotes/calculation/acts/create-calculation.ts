import { conflict } from "../../../../core/failure.ts";
import { fieldsFirst } from "../../../../core/input/fields-first.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { addressedBy, refuseConfirmed } from "../calculation-addressed.ts";
import { openDraft, refuseWrongCalculation, writeDraft } from "../calculation-draft.ts";
import type { QuoteCalculationInput } from "../calculation.inputs.ts";
import { findQuote } from "../../quote/quote.access.ts";
import { refuseQuoteAct } from "../../quote/quote-state.ts";

/** Creates the draft calculation of a quote that has none. */
export async function createCalculation(
  work: Work,
  { input }: { input: QuoteCalculationInput },
): Promise<string> {
  const found = findQuote(work.forUpdate, input.quoteId);
  const quote = await fieldsFirst(found, () => refuseWrongCalculation(input));
  const addressed = await addressedBy(work, quote, input);
  const { option, present, shared, facts } = addressed;
  if (present?.estado === "temporal") throw conflict("La cotización ya tiene un cálculo en borrador.");
  await refuseQuoteAct(work, quote, "calculate", facts);
  refuseConfirmed(addressed);
  const draft = openDraft(work, quote, option);
  await writeDraft(work, quote, draft, input, shared);
  return draft.id;
}
