import { chosenLodging, type Wishes } from "../request/chosen-wishes.rules.ts";
import type { IncludedService } from "./offer-lines.rules.ts";

/** Services and wishes of a quote without a confirmed calculation. */
export interface Promising extends Wishes {
  readonly incluye: readonly string[] | null;
  readonly tripType: string | null;
  readonly alimentacion: string | null;
}

/**
 * Returns the services promised by a quote without a confirmed calculation: the seller's list, or the choices
 * of the request.
 */
export function promisedServices(quote: Promising): IncludedService[] {
  if (quote.incluye?.length) return quote.incluye.map((title) => ({ title, detail: null }));
  const lodging = chosenLodging(quote);
  return [
    ...(quote.tripType === "hotel" || lodging.length > 0
      ? [{ title: "Alojamiento", detail: lodging.join(" · ") || null }]
      : []),
    ...(quote.alimentacion ? [{ title: "Alimentación", detail: quote.alimentacion }] : []),
  ];
}
