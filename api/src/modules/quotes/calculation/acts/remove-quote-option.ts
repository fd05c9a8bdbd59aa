import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { settlePrice } from "../calculation-confirmation.ts";
import { optionForChange } from "../../quote/option/option-for-change.ts";
import { calculationOf } from "../../quote/option/quote-options.ts";

/**
 * Removes an option from a quote, with its draft; the recommended option cannot be removed. If all remaining
 * options are confirmed, the removal completes the quote. Returns the quote's id.
 */
export async function removeQuoteOption(
  work: Work,
  { id, option: optionId }: { id: string; option: string },
): Promise<string> {
  const { quote, option } = await optionForChange(work, id, optionId, "removeOption");
  if (option.recommended) throw conflict("Es la opción recomendada. Recomienda otra antes de quitarla.");
  const calculation = calculationOf(option);
  work.em.remove(option);
  await work.save();
  if (calculation.estado === "temporal") work.em.remove(calculation);
  await work.save();
  await settlePrice(work, quote);
  work.audit("quote.option-removed", quote.id, { option: option.name });
  await work.emit("quote.updated", { quoteId: quote.id });
  return quote.id;
}
