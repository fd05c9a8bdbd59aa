import type { CalculationNotices } from "@travesia/api/quotes/calculation/costs/calculation-notices.rules";
import { createContext } from "react";

/**
 * What every cost field of the calculator says besides its amount: for how many it counts, and what should be
 * looked at twice.
 */
export interface CalculatorFacts {
  readonly persons: number;
  readonly notices: CalculationNotices;
}

export const CalculatorFactsContext = createContext<CalculatorFacts>({ persons: 1, notices: {} });
