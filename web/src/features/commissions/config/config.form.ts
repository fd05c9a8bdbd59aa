import { type CommissionTerms, defaultTerms } from "@travesia/api/quotes/calculation/calculation.rules";
import { termsFailures } from "@travesia/api/commissions/config/commission-config.rules";
import { choice, fieldsOf, textOrNull } from "../../../ui/form/fields.ts";

type Terms = { readonly [Name in keyof CommissionTerms]: CommissionTerms[Name] | null };

/** Returns a validator of one field of the terms, which applies the server's rules. */
const problemOf = (name: keyof CommissionTerms) => (_: number | null, form: Terms) =>
  termsFailures({
    calculationType: form.calculationType ?? defaultTerms.calculationType,
    amountPerPerson: form.amountPerPerson ?? 0,
    percentage: form.percentage ?? 0,
    fixedAmount: form.fixedAmount ?? 0,
    minAmount: form.minAmount,
    maxAmount: form.maxAmount,
  }).find(({ field }) => field === name)?.message;

/**
 * Returns a field that belongs to one calculation method; for the other methods it is empty and sent as 0.
 */
const value = (name: "amountPerPerson" | "percentage" | "fixedAmount") => ({
  empty: (defaultTerms[name] || null) as number | null,
  read: (stored: number): number | null => stored || null,
  send: (typed: number | null): number => typed ?? 0,
  required: false as const,
  wrong: problemOf(name),
});
const limit = (name: "minAmount" | "maxAmount") => ({
  empty: defaultTerms[name],
  read: (stored: number | null): number | null => stored,
  send: (typed: number | null): number | null => typed,
  wrong: problemOf(name),
});

/**
 * Form fields of a configuration: amounts in COP, the percentage in percent, the first day as `YYYY-MM-DD` or
 * empty for today. The form starts from the current terms, or from the default terms.
 */
export const configFields = fieldsOf<CommissionTerms>()({
  calculationType: choice(defaultTerms.calculationType),
  amountPerPerson: value("amountPerPerson"),
  percentage: value("percentage"),
  fixedAmount: value("fixedAmount"),
  minAmount: limit("minAmount"),
  maxAmount: limit("maxAmount"),
  effectiveFrom: { ...textOrNull(), read: () => "" },
});
