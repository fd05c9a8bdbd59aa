import type { CalculationFieldsFragment, QuoteCalculationQuery } from "../calculations.generated.ts";
import type { WrittenPrice } from "./written-price.ts";

/** Quote and option whose client page is previewed, with the values that the form does not contain. */
export interface PreviewOf {
  readonly quoteId: string;
  /** Id of the option being edited; null for a quote with a single option. */
  readonly optionId: string | null;
  readonly persons: number;
  readonly discountPercent: number;
  readonly observations: string | null;
  /** Seller's own list of services not included in the price; null for the proposed list. */
  readonly notIncluded: readonly string[] | null;
  /** Manually entered price that the client receives while nothing is calculated; null without a price. */
  readonly written: WrittenPrice | null;
  /** Default values of the sections that are still empty. */
  readonly defaults: QuoteCalculationQuery["quoteCalculationBaseData"]["calculadoraDefaults"];
}

/** Returns the seller's own list of services not included in the price; null when it is the proposed list. */
export const writtenNotIncluded = ({
  noIncluye,
  noIncluyePropio,
}: Pick<CalculationFieldsFragment, "noIncluye" | "noIncluyePropio">): readonly string[] | null =>
  noIncluyePropio ? (noIncluye ?? []) : null;
