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

/** Calculation that an input refers to. */
interface Addressed {
  /** Null for a quote without options. */
  readonly option: QuoteOption | null;
  readonly present: QuoteCalculation | null;
  /** True when the quote has several options, which share travellers and days. */
  readonly shared: boolean;
  readonly facts: Calculated["facts"];
}

/**
 * Returns the current calculation of a locked quote that an input refers to: the named option's, or the
 * recommended option's when none is named.
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
 * Refuses a change to a confirmed option; other options of the same quote may still be drafts.
 * @throws Refusal CONFLICT for a confirmed option.
 */
export function refuseConfirmed({ present, shared }: Addressed): void {
  if (shared && present && present.estado !== "temporal") throw conflict(ALREADY_CONFIRMED);
}
