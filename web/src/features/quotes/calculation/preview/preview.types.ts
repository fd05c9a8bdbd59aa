import type { CalculationFieldsFragment, QuoteCalculationQuery } from "../calculations.generated.ts";
import type { WrittenPrice } from "./written-price.ts";

/** Of which quote, and of which of its options, the client's page is shown, with what is not typed. */
export interface PreviewOf {
  readonly quoteId: string;
  /** The one of several options that is edited; null of a quote with one. */
  readonly optionId: string | null;
  readonly persons: number;
  readonly discountPercent: number;
  readonly observations: string | null;
  /** Seller's own list of services not included in the price; null for the proposed list. */
  readonly notIncluded: readonly string[] | null;
  /** Typed price that the client gets while nothing is calculated; null without one. */
  readonly written: WrittenPrice | null;
  /** Default values of the sections that were never filled in. */
  readonly defaults: QuoteCalculationQuery["quoteCalculationBaseData"]["calculadoraDefaults"];
}

/** Returns the seller's own list of services not included in the price; null when it is the proposed one. */
export const writtenNotIncluded = ({
  noIncluye,
  noIncluyePropio,
}: Pick<CalculationFieldsFragment, "noIncluye" | "noIncluyePropio">): readonly string[] | null =>
  noIncluyePropio ? (noIncluye ?? []) : null;
