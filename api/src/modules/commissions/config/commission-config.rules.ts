import { type FieldFailure, Refusal } from "../../../core/failure.ts";
import { isPercent } from "../../../core/colombia/cop.ts";
import type { CalculationType, CommissionTerms } from "../../quotes/calculation/calculation.rules.ts";

/** Names of the ways to calculate a commission, in the history. */
export const calculationLabels = {
  fixed_per_person: "Valor fijo por persona",
  percentage: "Porcentaje del total",
  fixed_total: "Valor fijo total",
} as const satisfies Record<CalculationType, string>;

const PERCENT = "El porcentaje debe ser mayor a 0";

const valueFailures: Record<CalculationType, (terms: CommissionTerms) => FieldFailure[]> = {
  fixed_per_person: ({ amountPerPerson }) =>
    amountPerPerson > 0
      ? []
      : [{ field: "amountPerPerson", message: "El monto por persona debe ser mayor a 0" }],
  percentage: ({ percentage }) => {
    if (percentage > 100) return [{ field: "percentage", message: "El porcentaje no puede ser mayor a 100" }];
    return percentage > 0 && isPercent(percentage) ? [] : [{ field: "percentage", message: PERCENT }];
  },
  fixed_total: ({ fixedAmount }) =>
    fixedAmount > 0 ? [] : [{ field: "fixedAmount", message: "El monto fijo total debe ser mayor a 0" }],
};

/**
 * Returns the problems in the terms of a configuration, by field; the form displays them while typing, and
 * the server refuses them.
 */
export const termsFailures = (terms: CommissionTerms): FieldFailure[] => [
  ...valueFailures[terms.calculationType](terms),
  ...boundsFailures(terms),
];

type Bounds = Pick<CommissionTerms, "minAmount" | "maxAmount">;

function boundsFailures({ minAmount, maxAmount }: Bounds): FieldFailure[] {
  const failures: FieldFailure[] = [];
  if (minAmount !== null && minAmount < 0)
    failures.push({ field: "minAmount", message: "El monto mínimo no puede ser negativo" });
  if (maxAmount !== null && maxAmount <= (minAmount ?? 0))
    failures.push({ field: "maxAmount", message: "El monto máximo debe ser mayor al mínimo" });
  return failures;
}

/** Returns terms in which the values that the calculation type does not use are 0. */
export const onlyUsed = (terms: CommissionTerms): CommissionTerms => ({
  ...terms,
  amountPerPerson: terms.calculationType === "fixed_per_person" ? terms.amountPerPerson : 0,
  percentage: terms.calculationType === "percentage" ? terms.percentage : 0,
  fixedAmount: terms.calculationType === "fixed_total" ? terms.fixedAmount : 0,
});

/**
 * Refuses wrong terms of a configuration.
 * @throws Refusal BAD_USER_INPUT with one entry per wrong field.
 */
export const refuseWrongTerms = (terms: CommissionTerms): void => refuseAll(termsFailures(terms));

/**
 * Refuses minimum and maximum amounts that are wrong regardless of the other terms.
 * @throws Refusal BAD_USER_INPUT.
 */
export const refuseWrongBounds = ({ minAmount = null, maxAmount = null }: Partial<Bounds>): void =>
  refuseAll(boundsFailures({ minAmount, maxAmount }));

function refuseAll(failures: readonly FieldFailure[]): void {
  if (failures[0]) throw new Refusal("BAD_USER_INPUT", failures[0].message, failures);
}
