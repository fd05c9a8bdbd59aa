import type { Context } from "../../../../core/context.ts";
import { Scope } from "../../../../core/mutation/scope.ts";
import { findQuote } from "../../quote/quote.access.ts";
import { optionsOf } from "../../quote/option/quote-options.ts";
import { refuseQuoteAct } from "../../quote/quote-state.ts";

/**
 * Returns the draft calculations of a quote that the viewer may see, by option.
 * @throws Refusal when the quote's calculations can no longer be changed.
 */
export async function draftsOf(context: Context, id: string): Promise<ReadonlyMap<string, string>> {
  const scope = Scope.of(context);
  const quote = await findQuote(scope, id);
  await refuseQuoteAct(scope, quote, "calculate");
  return new Map(
    (await optionsOf(scope, quote)).flatMap(({ id: option, calculation }) =>
      calculation?.estado === "temporal" ? [[option, calculation.id] as const] : [],
    ),
  );
}
