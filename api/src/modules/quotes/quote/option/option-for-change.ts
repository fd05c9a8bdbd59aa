import type { Work } from "../../../../core/mutation/work.ts";
import { findQuote } from "../quote.access.ts";
import type { QuoteAct } from "../quote.acts.rules.ts";
import type { Quote } from "../quote.entity.ts";
import { refuseQuoteAct } from "../quote-state.ts";
import type { QuoteOption } from "./quote-option.entity.ts";
import { optionNamed, optionsOf } from "./quote-options.ts";

/** Option of a locked quote, with all options of the quote. */
interface OptionForChange<Option> {
  readonly quote: Quote;
  readonly option: Option;
  readonly options: readonly QuoteOption[];
}

/**
 * Loads and locks a quote in the caller's scope for an act on one of its options; on the recommended
 * option when none is named.
 * @throws Refusal as the table of acts states; BAD_USER_INPUT for an option of another quote.
 */
export function optionForChange(
  work: Work,
  id: string,
  optionId: string,
  act: QuoteAct,
): Promise<OptionForChange<QuoteOption>>;
export function optionForChange(
  work: Work,
  id: string,
  optionId: string | null,
  act: QuoteAct,
): Promise<OptionForChange<QuoteOption | null>>;
export async function optionForChange(
  work: Work,
  id: string,
  optionId: string | null,
  act: QuoteAct,
): Promise<OptionForChange<QuoteOption | null>> {
  const quote = await findQuote(work.forUpdate, id);
  await refuseQuoteAct(work, quote, act);
  const options = await optionsOf(work, quote);
  return { quote, options, option: optionNamed(options, optionId) };
}
