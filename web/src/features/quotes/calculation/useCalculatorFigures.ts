import { useMemo, useRef } from "react";
import type { CalculatorForm } from "./calculator.form.ts";
import { type Calculated, calculatedOf, type FigureTerms, nothingCalculated } from "./calculator.figures.ts";

/** Returns the figures of the entered values; while a value is not a number, the last figures stay. */
export function useCalculatorFigures(
  form: CalculatorForm,
  { persons, present, terms, discountPercent }: FigureTerms,
): Calculated {
  const last = useRef<Calculated | null>(null);
  return useMemo(() => {
    const given = { persons, present, terms, discountPercent };
    try {
      last.current = calculatedOf(form, given);
    } catch {
      last.current ??= nothingCalculated(form, given);
    }
    return last.current;
  }, [form, persons, present, terms, discountPercent]);
}
