import type { Scope } from "../../../../core/mutation/scope.ts";
import { QuoteCalculation } from "../../../quotes/calculation/calculation.entity.ts";
import {
  chosenLines,
  type CostLine,
  costLines,
} from "../../../quotes/calculation/costs/calculation-lines.rules.ts";
import { activitiesNote } from "../../../quotes/calculation/costs/chosen-words.rules.ts";
import { offeredDays } from "../../../quotes/quote/offer/quote-offer.ts";
import { kindOfTyped, listedServices } from "../../../quotes/quote/offer/typed-services.rules.ts";
import type { Quote } from "../../../quotes/quote/quote.entity.ts";
import { chosenLodging } from "../../../quotes/quote/request/chosen-wishes.rules.ts";
import { payingPersons } from "../../../quotes/quote/quote.rules.ts";
import type { PromisedItem } from "./contract.parts.ts";
import { capitalized, promisesOf } from "./promises.rules.ts";

/** Returns the calculation behind a quote's price; never a draft. */
export async function confirmedCalculation(
  { em }: Scope,
  quote: Quote | null,
): Promise<QuoteCalculation | null> {
  if (!quote?.calculation) return null;
  const calculation = await em.findOneOrFail(QuoteCalculation, { id: quote.calculation.id });
  return calculation.estado === "temporal" ? null : calculation;
}

/** Returns the cost lines of a confirmed calculation, for its fixed number of paying travellers. */
export const linesOfCalculation = (calculation: QuoteCalculation): CostLine[] =>
  costLines(calculation, payingPersons(calculation));

/**
 * Returns the services promised by a contract of this quote: everything chosen in its calculation, including
 * free services. Without a calculation they are the seller's own list or, without a list, the choices in the
 * client's request.
 */
export function promisesOfQuote(quote: Quote, calculation: QuoteCalculation | null): PromisedItem[] {
  if (calculation) {
    const note = activitiesNote(calculation);
    return [
      ...promisesOf(chosenLines(calculation, payingPersons(calculation))),
      ...(note ? [{ tipo: "excursiones" as const, descripcion: note, detalle: null }] : []),
    ];
  }
  if (quote.incluye?.length)
    return quote.incluye.map((line) => ({ tipo: kindOfTyped(line), descripcion: line, detalle: null }));
  const { tripType, alimentacion } = quote;
  const lodging = chosenLodging(quote).join(" · ");
  return [
    ...(tripType === "hotel" || lodging
      ? [{ tipo: "alojamiento" as const, descripcion: "Alojamiento", detalle: capitalized(lodging) || null }]
      : []),
    ...(alimentacion
      ? [{ tipo: "alimentacion" as const, descripcion: "Alimentación", detalle: alimentacion }]
      : []),
  ];
}

/** Returns the services that a contract of this quote excludes, as in its proposal. */
export const exclusionsOfQuote = (quote: Quote, calculation: QuoteCalculation | null): string[] =>
  listedServices(calculation ? offeredDays(calculation).noIncluye : quote.noIncluye);
