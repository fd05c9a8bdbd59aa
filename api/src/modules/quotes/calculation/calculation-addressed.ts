import { conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { presentCalculation } from "./calculation-draft.ts";
import type { QuoteCalculation } from "./calculation.entity.ts";
import type { CalculationStatus } from "./calculation.lifecycle.ts";
import type { QuoteOption } from "../quote/option/quote-option.entity.ts";
import { areSeveral, calculationOf, optionNamed, optionsOf } from "../quote/option/quote-options.ts";
import { ALREADY_CONFIRMED } from "../quote/quote.acts.rules.ts";
import type { Quote } from "../quote/quote.entity.ts";

/** The calculation that an input is about. */
interface Addressed {
  /** Null for a quote without options. */
  readonly option: QuoteOption | null;
  readonly present: QuoteCalculation | null;
  /** True when the quote has several options, which share persons and days. */
  readonly shared: boolean;
  /** Facts for the table of acts that the quote's calculations tell. */
  readonly facts: { readonly calculationStatus: CalculationStatus | null; readonly draftOptions: number };
}

/**
 * Returns the present calculation of a locked quote that an input is about: of the option that it names, else
 * of the recommended one.
 * @throws Refusal BAD_USER_INPUT for an option of another quote.
 */
export async function addressedBy(
  work: Work,
  quote: Quote,
  { optionId }: { optionId?: string | null },
): Promise<Addressed> {
  const options = await optionsOf(work, quote);
  const option = optionNamed(options, optionId, "optionId");
  const present = option ? calculationOf(option) : await presentCalculation(work, quote);
  const shared = areSeveral(options);
  const drafts = options.filter((each) => calculationOf(each).estado === "temporal");
  const facts = {
    calculationStatus: quote.calculation?.estado ?? null,
    draftOptions: shared ? drafts.length : 0,
  };
  return { option, present, shared, facts };
}

/**
 * Refuses a change to a frozen option; of several options one may be frozen while the others are drafts.
 * @throws Refusal CONFLICT for one that is.
 */
export function refuseConfirmed({ present, shared }: Addressed): void {
  if (shared && present && present.estado !== "temporal") throw conflict(ALREADY_CONFIRMED);
}
