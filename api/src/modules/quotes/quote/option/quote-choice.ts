import type { Work } from "../../../../core/mutation/work.ts";
import { track } from "../history/quote-track.ts";
import type { Quote } from "../quote.entity.ts";
import { undoExtras } from "./chosen-extras.ts";
import { areSeveral, calculationOf, optionNamed, optionsOf, recommendedOf } from "./quote-options.ts";
import type { QuoteOption } from "./quote-option.entity.ts";

/**
 * Chooses an option of a locked quote; the recommended one when none is named. The quote then uses the
 * option's calculation, with its frozen commissions, and its price. A quote with only one option has no
 * choice. Returns the chosen option; null when there was no choice.
 * @throws Refusal BAD_USER_INPUT for an option of another quote.
 */
export async function chooseOption(work: Work, quote: Quote, id: string | null): Promise<QuoteOption | null> {
  const options = await optionsOf(work, quote);
  const option = optionNamed(options, id);
  if (!option || !areSeveral(options)) return null;
  const before = quote.precioTotal;
  option.chosen = true;
  means(quote, option);
  const { name } = option;
  work.audit("quote.option-chosen", quote.id, { option: name, before, after: quote.precioTotal });
  track(work, quote, "option_chosen", name);
  return option;
}

/**
 * Undoes the client's choice of extras and of an option of a locked quote, which then uses the recommended
 * option again.
 */
export async function undoChoice(work: Work, quote: Quote, options: readonly QuoteOption[]): Promise<void> {
  await undoExtras(work, quote);
  const chosen = options.find((option) => option.chosen);
  const recommended = recommendedOf(options);
  if (!chosen || !recommended) return;
  chosen.chosen = false;
  means(quote, recommended);
}

function means(quote: Quote, option: QuoteOption): void {
  const calculation = calculationOf(option);
  quote.calculation = calculation;
  quote.precioTotal = calculation.precioFinalTotal;
  quote.tripType = calculation.tripType ?? quote.tripType;
}
