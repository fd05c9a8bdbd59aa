import type { OfferOption } from "../offer/quote-offer.type.ts";

/** One way to make the trip as a proposal shows it: the offer's own, or one of its options. */
export type ProposedTrip = Pick<
  OfferOption,
  | "lines"
  | "flights"
  | "stays"
  | "itinerario"
  | "noIncluye"
  | "creditos"
  | "precioTotal"
  | "precioPorPersona"
  | "totalDescuento"
> & {
  /** Option that this trip is; null when there is nothing to choose. */
  readonly option: { readonly id: string; readonly title: string; readonly recommended: boolean } | null;
};
