import type { HotelKind } from "@travesia/api/quotes/calculation/costs/lodging.rules";
import type { IncludedService } from "@travesia/api/quotes/quote/offer/offer-lines.rules";
import { promisedServices } from "@travesia/api/quotes/quote/offer/promised-services.rules";
import type { DefaultWish } from "@travesia/api/quotes/quote/request/chosen-wishes.rules";
import type { CalculationFieldsFragment, QuoteCalculationQuery } from "../calculations.generated.ts";

/** A price that was typed without a calculation, with its inclusions, as the client receives it. */
export interface WrittenPrice {
  readonly lines: readonly IncludedService[];
  readonly noIncluye: readonly string[] | null;
  readonly precioTotal: number;
  readonly precioPorPersona: number;
}

/**
 * Returns the typed price of a quote; null when there is none, or when a calculation made it: a confirmed
 * calculation, or one that was confirmed until the trip changed.
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
