import type { CalculationNotices } from "@travesia/api/quotes/calculation/costs/calculation-notices.rules";
import { createContext } from "react";
import type { FieldPath } from "react-hook-form";
import type { CalculatorForm } from "./calculator.form.ts";

/**
 * What every cost field of the calculator says besides its amount: for how many it counts, and what should be
 * looked at twice.
 */
export interface CalculatorFacts {
  readonly persons: number;
  readonly notices: CalculationNotices;
  /** Writes a field that another one fills in. */
  readonly fill: (field: FieldPath<CalculatorForm>, value: unknown) => void;
}

export const CalculatorFactsContext = createContext<CalculatorFacts>({
  persons: 1,
  notices: {},
  fill: () => undefined,
});
