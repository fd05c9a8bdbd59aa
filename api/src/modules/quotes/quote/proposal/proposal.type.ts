import type { OfferOption } from "../offer/quote-offer.type.ts";

/** Trip as a proposal displays it: the offer's own trip, or one of its options. */
export type ProposedTrip = Pick<
  OfferOption,
  | "lines"
  | "flights"
  | "stays"
  | "itinerario"
  | "noIncluye"
  | "creditos"
  | "extras"
  | "precioTotal"
  | "precioPorPersona"
  | "totalDescuento"
> & {
  /** Option that the trip belongs to; null when the offer has no options. */
  readonly option: {
    readonly id: string;
    readonly name: string;
    readonly title: string;
    readonly recommended: boolean;
  } | null;
};
