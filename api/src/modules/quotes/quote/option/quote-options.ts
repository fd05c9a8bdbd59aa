import { badInput } from "../../../../core/failure.ts";
import type { Scope } from "../../../../core/mutation/scope.ts";
import { QuoteCalculation } from "../../calculation/calculation.entity.ts";
import type { CalculationStatus } from "../../calculation/calculation.lifecycle.ts";
import type { Quote } from "../quote.entity.ts";
import { QuoteOption } from "./quote-option.entity.ts";
import { freePosition } from "./quote-option.rules.ts";

/** Message that refuses an option of another quote. */
export const NO_OPTION = "La opción no es de esta cotización";

/**
 * Returns the options of a quote in order, with their calculations; empty when it never had a second option.
 */
export const optionsOf = ({ em }: Scope, quote: Quote): Promise<QuoteOption[]> =>
  em.find(
    QuoteOption,
    { quote: quote.id },
    // Most quotes have none, and then no calculations are read.
    { orderBy: { position: "asc" }, populate: ["calculation"], strategy: "select-in" },
  );

/** Options and current calculation of a quote, and the facts of them that acts check. */
export interface Calculated {
  readonly options: readonly QuoteOption[];
  /** Calculation that the quote offers: the one that it uses, without the extras that the client added. */
  readonly calculation: QuoteCalculation | null;
  readonly facts: { readonly calculationStatus: CalculationStatus | null; readonly draftOptions: number };
}

/** Returns the options and the current calculation of a quote. */
export async function calculatedOf(scope: Scope, quote: Quote): Promise<Calculated> {
  const options = await optionsOf(scope, quote);
  const calculation = await presentCalculation(scope, quote);
  const drafts = options.filter((option) => calculationOf(option).estado === "temporal");
  const calculationStatus = calculation?.estado ?? null;
  return {
    options,
    calculation,
    facts: { calculationStatus, draftOptions: areSeveral(options) ? drafts.length : 0 },
  };
}

/**
 * Returns the calculation that a quote offers, loaded at most once per act; null when it has none. When the
 * client added extras, this is the calculation without them.
 */
export async function presentCalculation(
  { em }: Scope,
  { calculation: used }: Quote,
): Promise<QuoteCalculation | null> {
  const calculation = used && (await em.findOneOrFail(QuoteCalculation, { id: used.id }));
  const offered = calculation?.extrasOf;
  return offered ? em.findOneOrFail(QuoteCalculation, { id: offered.id }) : calculation;
}

/** Returns whether a quote has several options for the client to choose from. */
export const areSeveral = (options: readonly QuoteOption[]): boolean => options.length > 1;

/** Returns the option that the agency recommends; null for a quote without options. */
export const recommendedOf = (options: readonly QuoteOption[]): QuoteOption | null =>
  options.find(({ recommended }) => recommended) ?? null;

/**
 * Returns the option with this id; without an id, the recommended option.
 * @throws Refusal BAD_USER_INPUT on `field` for an option of another quote.
 */
export function optionNamed(
  options: readonly QuoteOption[],
  id: string | null | undefined,
  field = "option",
): QuoteOption | null {
  if (id === null || id === undefined) return recommendedOf(options);
  const found = options.find((option) => option.id === id);
  if (!found) throw badInput(field, NO_OPTION);
  return found;
}

/** Returns the current calculation of an option, which was loaded with the option. */
export function calculationOf({ calculation, id }: QuoteOption): QuoteCalculation {
  if (!calculation) throw new Error(`option ${id} has no calculation`);
  return calculation;
}

/** Returns a new option with this name at the next free position; it is not stored yet. */
export function newOption(quote: Quote, others: readonly QuoteOption[], name: string): QuoteOption {
  const option = new QuoteOption();
  option.quote = quote;
  option.name = name;
  option.position = freePosition(others.map(({ position }) => position));
  return option;
}
