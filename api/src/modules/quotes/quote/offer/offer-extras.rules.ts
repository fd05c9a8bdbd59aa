import { type Cop, divideUp } from "../../../../core/colombia/cop.ts";
import type { CalculationSections } from "../../calculation/costs/calculation-sections.rules.ts";
import { type OptionalService, optionalServices } from "../../calculation/costs/optional-services.rules.ts";
import { payingPersons } from "../quote.rules.ts";

/** Message that refuses an extra of another proposal. */
export const NO_EXTRA = "El extra no hace parte de esta propuesta";

/** Maximum number of extras that an acceptance can name: more than a calculation can have. */
export const mostExtras = 500;

/** Service that the client may add, as the client reads it: without its cost. Amounts in COP. */
export interface OfferedExtra extends Pick<OptionalService, "key" | "kind" | "name" | "detail" | "price"> {
  readonly pricePerPerson: Cop;
}

/** Confirmed calculation whose optional services are offered. */
interface Calculated extends Pick<CalculationSections, "equipaje" | "seguros" | "excursiones" | "extras"> {
  readonly adultos: number;
  readonly menores: number;
  readonly ganancia: { readonly porcentaje: number };
}

/** Returns the services that the client may add to a calculation, with the figures of each. */
export const servicesToAdd = (calculation: Calculated, discountPercent: number): OptionalService[] =>
  optionalServices(calculation, payingPersons(calculation), calculation.ganancia.porcentaje, discountPercent);

/**
 * Returns the extras of a calculation as the client reads them; without the key when there are none, so that
 * the content of other offers does not change.
 */
export function offeredExtras(
  calculation: Calculated,
  discountPercent: number,
): { readonly extras?: OfferedExtra[] } {
  const persons = payingPersons(calculation);
  const extras = servicesToAdd(calculation, discountPercent).map(({ key, kind, name, detail, price }) => ({
    key,
    kind,
    name,
    detail,
    price,
    pricePerPerson: divideUp(price, persons),
  }));
  return extras.length > 0 ? { extras } : {};
}
