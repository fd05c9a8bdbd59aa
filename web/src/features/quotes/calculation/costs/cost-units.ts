import { mostUnits } from "@travesia/api/quotes/calculation/costs/shared-cost.rules";
import type { blankShare } from "../calculator.form.ts";

/** Returns the error of an amount's number of rooms or groups; null when it is valid. */
export const wrongUnits = (units: unknown): string | null =>
  units === null || (Number.isInteger(units) && Number(units) >= 1 && Number(units) <= mostUnits)
    ? null
    : `El número debe estar entre 1 y ${mostUnits}`;

/** Rows of the calculator, with the fields that are validated. */
export type CheckedRows = readonly { readonly cobro?: typeof blankShare }[];

/** Returns the first invalid row and its error; null when all rows are valid. */
export function firstWrong(rows: CheckedRows): { readonly index: number; readonly message: string } | null {
  for (const [index, { cobro }] of rows.entries()) {
    const message = cobro?.base ? wrongUnits(cobro.unidades) : null;
    if (message !== null) return { index, message };
  }
  return null;
}
