import type { CalculationNotices } from "@travesia/api/quotes/calculation/costs/calculation-notices.rules";
import { createContext } from "react";
import type { FieldPath } from "react-hook-form";
import type { CalculatorForm } from "./calculator.form.ts";

/**
 * Data and functions shared by all cost fields of the calculator: the number of paying people, the warnings
 * about amounts, and setting and focusing other fields.
 */
export interface CalculatorFacts {
  readonly persons: number;
  readonly notices: CalculationNotices;
  /** Sets a field whose value follows from another field. */
  readonly fill: (field: FieldPath<CalculatorForm>, value: unknown) => void;
  /** Focuses a field. */
  readonly focus: (field: FieldPath<CalculatorForm>) => void;
}

export const CalculatorFactsContext = createContext<CalculatorFacts>({
  persons: 1,
  notices: {},
  fill: () => undefined,
  focus: () => undefined,
});
