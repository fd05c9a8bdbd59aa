import type { HotelKind } from "@travesia/api/quotes/calculation/costs/lodging.rules";
import type { IncludedService } from "@travesia/api/quotes/quote/offer/offer-lines.rules";
import { promisedServices } from "@travesia/api/quotes/quote/offer/promised-services.rules";
import type { DefaultWish } from "@travesia/api/quotes/quote/request/chosen-wishes.rules";
import type { CalculationFieldsFragment, QuoteCalculationQuery } from "../calculations.generated.ts";

/** A manually entered price with its inclusions, in the form the client receives it. */
export interface WrittenPrice {
  readonly lines: readonly IncludedService[];
  readonly noIncluye: readonly string[] | null;
  readonly precioTotal: number;
  readonly precioPorPersona: number;
}

/**
 * Returns the manually entered price of a quote; null when there is none, or when the price comes from a
 * calculation, even one invalidated by a change of the trip.
 */
export function writtenPriceOf(
  quote: QuoteCalculationQuery["quoteCalculationBaseData"]["quoteInfo"],
  calculation: Pick<CalculationFieldsFragment, "estado"> | null,
): WrittenPrice | null {
  const { precioTotal, precioPorPersona, noIncluye } = quote;
  if (precioTotal === null || precioPorPersona === null) return null;
  if (calculation && (calculation.estado !== "temporal" || quote.precioDesactualizado)) return null;
  const lines = promisedServices({
    ...quote,
    tipoHotel: quote.tipoHotel as HotelKind | null,
    sinElegir: (quote.sinElegir ?? []) as DefaultWish[],
  });
  return { lines, noIncluye, precioTotal, precioPorPersona };
}
