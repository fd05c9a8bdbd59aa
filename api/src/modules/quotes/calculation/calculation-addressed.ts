import { conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import type { QuoteCalculation } from "./calculation.entity.ts";
import type { QuoteOption } from "../quote/option/quote-option.entity.ts";
import {
  areSeveral,
  type Calculated,
  calculatedOf,
  calculationOf,
  optionNamed,
} from "../quote/option/quote-options.ts";
import { ALREADY_CONFIRMED } from "../quote/quote.acts.rules.ts";
import type { Quote } from "../quote/quote.entity.ts";

/** The calculation that an input is about. */
interface Addressed {
  /** Null for a quote without options. */
  readonly option: QuoteOption | null;
  readonly present: QuoteCalculation | null;
  /** True when the quote has several options, which share persons and days. */
  readonly shared: boolean;
  readonly facts: Calculated["facts"];
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
  const { options, calculation, facts } = await calculatedOf(work, quote);
  const option = optionNamed(options, optionId, "optionId");
  const present = option ? calculationOf(option) : calculation;
  return { option, present, shared: areSeveral(options), facts };
}

/**
 * Refuses a change to a frozen option; of several options one may be frozen while the others are drafts.
 * @throws Refusal CONFLICT for a frozen one.
 */
export function refuseConfirmed({ present, shared }: Addressed): void {
  if (shared && present && present.estado !== "temporal") throw conflict(ALREADY_CONFIRMED);
}
