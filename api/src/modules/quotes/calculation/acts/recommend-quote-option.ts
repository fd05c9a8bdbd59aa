import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { settlePrice } from "../calculation-confirmation.ts";
import { optionForChange } from "../../quote/option/option-for-change.ts";
import { calculationOf, recommendedOf } from "../../quote/option/quote-options.ts";

/**
 * Recommends another option of a quote: until the client chooses, the quote uses this option's calculation
 * and price. Returns the quote's id.
 */
export async function recommendQuoteOption(
  work: Work,
  { id, option: optionId }: { id: string; option: string },
): Promise<string> {
  const { quote, option, options } = await optionForChange(work, id, optionId, "recommendOption");
  const before = recommendedOf(options);
  if (!before || before === option) return quote.id;
  const calculation = calculationOf(option);
  const isDraft = calculation.estado === "temporal";
  // A completed quote has the price of its recommended option.
  if (isDraft && quote.status === "completed" && !quote.precioDesactualizado)
    throw conflict("Confirma el cálculo de esta opción antes de recomendarla.");
  before.recommended = false;
  await work.save();
  option.recommended = true;
  quote.calculation = calculation;
  if (isDraft && quote.status === "pending") quote.precioTotal = null;
  await work.save();
  await settlePrice(work, quote);
  work.audit("quote.option-recommended", quote.id, {
    before: before.name,
    after: option.name,
    precioTotal: quote.precioTotal,
  });
  await work.emit("quote.updated", { quoteId: quote.id });
  return quote.id;
}
