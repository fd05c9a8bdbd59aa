import type { Work } from "../../../../core/mutation/work.ts";
import { copiedDraft } from "../option/copied-draft.ts";
import { optionNameOf } from "../option/option-name.ts";
import type { AddQuoteOptionInput } from "../option/quote-option.inputs.ts";
import type { QuoteOption } from "../../quote/option/quote-option.entity.ts";
import { freeName } from "../../quote/option/quote-option.rules.ts";
import {
  calculationOf,
  newOption,
  optionNamed,
  optionsOf,
  presentCalculation,
} from "../../quote/option/quote-options.ts";
import { findQuote } from "../../quote/quote.access.ts";
import type { Quote } from "../../quote/quote.entity.ts";
import { refuseQuoteAct } from "../../quote/quote-state.ts";

/**
 * Adds an option to a quote, as a draft copied from the given option, or from the recommended one. The
 * quote's previous content becomes its first, recommended option. Returns the quote's id.
 */
export async function addQuoteOption(
  work: Work,
  { id, input }: { id: string; input: AddQuoteOptionInput },
): Promise<string> {
  const quote = await findQuote(work.forUpdate, id);
  await refuseQuoteAct(work, quote, "addOption");
  const present = await optionsOf(work, quote);
  const name = optionNameOf(input.name ?? defaultName(present), present);
  const options = present.length > 0 ? present : [await firstOption(work, quote, name)];
  const from = optionNamed(options, input.copyOf, "copyOf") ?? options[0]!;
  const option = newOption(quote, options, name);
  // Its draft refers to it, and it to its draft.
  work.add(option);
  await work.save();
  await copiedDraft(work, quote, calculationOf(from), option);
  work.audit("quote.option-added", quote.id, { option: name, copiedFrom: from.name });
  await work.emit("quote.updated", { quoteId: quote.id });
  return quote.id;
}

const namesOf = (options: readonly QuoteOption[]): string[] => options.map(({ name }) => name);

/**
 * Returns the default name of an additional option; the first default name is reserved for the original trip.
 */
const defaultName = (options: readonly QuoteOption[]): string =>
  freeName(options.length > 0 ? namesOf(options) : [freeName([])]);

/**
 * Converts the current trip of a quote into its first option, with a name different from the added option.
 */
async function firstOption(work: Work, quote: Quote, added: string): Promise<QuoteOption> {
  const calculation = await presentCalculation(work, quote);
  const option = newOption(quote, [], freeName([added]));
  option.recommended = true;
  work.add(option);
  await work.save();
  option.calculation = calculation;
  if (calculation) calculation.option = option;
  await work.save();
  return option;
}
