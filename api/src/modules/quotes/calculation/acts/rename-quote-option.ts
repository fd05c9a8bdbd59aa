import type { Work } from "../../../../core/mutation/work.ts";
import { optionNameOf } from "../option/option-name.ts";
import type { RenameQuoteOptionInput } from "../option/quote-option.inputs.ts";
import { optionForChange } from "../../quote/option/option-for-change.ts";

/**
 * Renames an option of a quote; the name must differ from the quote's other options. Returns the quote's id.
 */
export async function renameQuoteOption(
  work: Work,
  { id, option: optionId, input }: { id: string; option: string; input: RenameQuoteOptionInput },
): Promise<string> {
  const { quote, option, options } = await optionForChange(work, id, optionId, "renameOption");
  const before = option.name;
  const after = optionNameOf(
    input.name,
    options.filter((other) => other !== option),
  );
  if (after === before) return quote.id;
  option.name = after;
  work.audit("quote.option-renamed", quote.id, { before, after });
  await work.emit("quote.updated", { quoteId: quote.id });
  return quote.id;
}
