import { isPercent } from "@travesia/api/cop";
import { normalSections } from "@travesia/api/quotes/calculation/costs/calculation-input.rules";
import {
  calculate,
  type CalculationFigures,
  type CommissionTerms,
  type SellerRole,
} from "@travesia/api/quotes/calculation/calculation.rules";
import { useMemo, useRef } from "react";
import { type CalculatorForm, postedSections } from "./calculator.form.ts";

/**
 * Data besides the form on which the figures depend: number of paying people, the sellers and their
 * commission terms, the discount in percent.
 */
export interface FigureTerms {
  readonly persons: number;
  readonly present: Readonly<Record<SellerRole, boolean>>;
  readonly terms: Partial<Readonly<Record<SellerRole, CommissionTerms>>>;
  readonly discountPercent: number;
}

/**
 * Returns the figures of what is typed, by the rules that the server uses too; while something is not a
 * number the last ones stay.
 */
export function useCalculatorFigures(
  form: CalculatorForm,
  { persons, present, terms, discountPercent }: FigureTerms,
): CalculationFigures {
  const last = useRef<CalculationFigures | null>(null);
  return useMemo(() => {
    const porcentaje = form.ganancia.porcentaje ?? 0;
    const profit = {
      porcentaje: isPercent(porcentaje) ? porcentaje : 0,
      valorFijo: form.ganancia.valorFijo ?? 0,
    };
    const figuresOf = (sections: Parameters<typeof normalSections>[0]) =>
      calculate({
        sections: normalSections(sections, persons),
        persons,
        profit,
        terms,
        present,
        discountPercent,
      });
    try {
      last.current = figuresOf(postedSections(form));
    } catch {
      last.current ??= figuresOf({});
    }
    return last.current;
  }, [form, persons, present, terms, discountPercent]);
}
