import { type CommissionTerms, defaultTerms } from "@travesia/api/quotes/calculation/calculation.rules";
import { termsFailures } from "@travesia/api/commissions/config/commission-config.rules";
import type { Resolver } from "react-hook-form";

/**
 * What the form of a configuration holds: amounts in COP, percentage in percent, the first day as
 * `YYYY-MM-DD` or empty for today.
 */
export interface ConfigForm {
  readonly calculationType: CommissionTerms["calculationType"];
  readonly amountPerPerson: number | null;
  readonly percentage: number | null;
  readonly fixedAmount: number | null;
  readonly minAmount: number | null;
  readonly maxAmount: number | null;
  readonly effectiveFrom: string;
}

/**
 * The form as it opens: the present terms, or the default ones. A value of another way of calculating is
 * empty.
 */
export function formOf(terms: CommissionTerms | null): ConfigForm {
  const { calculationType, amountPerPerson, percentage, fixedAmount, minAmount, maxAmount } =
    terms ?? defaultTerms;
  return {
    calculationType,
    amountPerPerson: amountPerPerson || null,
    percentage: percentage || null,
    fixedAmount: fixedAmount || null,
    minAmount,
    maxAmount,
    effectiveFrom: "",
  };
}

/** The terms that the form says. */
export const termsOf = ({
  calculationType,
  amountPerPerson,
  percentage,
  fixedAmount,
  minAmount,
  maxAmount,
}: ConfigForm): CommissionTerms => ({
  calculationType,
  amountPerPerson: amountPerPerson ?? 0,
  percentage: percentage ?? 0,
  fixedAmount: fixedAmount ?? 0,
  minAmount,
  maxAmount,
});

/** The server's own rules while typing. */
export const resolve: Resolver<ConfigForm> = (values) => {
  const failures = termsFailures(termsOf(values));
  if (failures.length === 0) return { values, errors: {} };
  return {
    values: {},
    errors: Object.fromEntries(failures.map(({ field, message }) => [field, { type: "rule", message }])),
  };
};
