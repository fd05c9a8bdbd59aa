import { isPercent } from "@travesia/api/cop";
import { normalSections } from "@travesia/api/quotes/calculation/costs/calculation-input.rules";
import type { CalculationSections } from "@travesia/api/quotes/calculation/costs/calculation-sections.rules";
import {
  calculate,
  type CalculationFigures,
  type CommissionTerms,
  type SellerRole,
} from "@travesia/api/quotes/calculation/calculation.rules";
import { type CalculatorForm, postedSections } from "./calculator.form.ts";

/**
 * Data outside the form on which the figures depend: number of paying people, the sellers and their
 * commission terms, the discount in percent.
 */
export interface FigureTerms {
  readonly persons: number;
  readonly present: Readonly<Record<SellerRole, boolean>>;
  readonly terms: Partial<Readonly<Record<SellerRole, CommissionTerms>>>;
  readonly discountPercent: number;
}

/** Calculation in the form the server would store it, with its figures. */
export interface Calculated {
  readonly sections: CalculationSections;
  readonly figures: CalculationFigures;
}

/**
 * Returns the figures of a form by the rules that the server uses too.
 * @throws Refusal BAD_USER_INPUT while something typed is no amount.
 */
export const calculatedOf = (form: CalculatorForm, terms: FigureTerms): Calculated =>
  figured(postedSections(form), form.ganancia, terms);

/** Returns the figures of a form in which all costs are zero. */
export const nothingCalculated = (form: CalculatorForm, terms: FigureTerms): Calculated =>
  figured({}, form.ganancia, terms);

function figured(
  posted: Parameters<typeof normalSections>[0],
  { porcentaje, valorFijo }: CalculatorForm["ganancia"],
  terms: FigureTerms,
): Calculated {
  const sections = normalSections(posted, terms.persons);
  const profit = {
    porcentaje: isPercent(porcentaje ?? 0) ? (porcentaje ?? 0) : 0,
    valorFijo: valorFijo ?? 0,
  };
  return { sections, figures: calculate({ ...terms, sections, profit }) };
}
