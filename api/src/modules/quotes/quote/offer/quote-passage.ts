import { spokenTravellers, spokenTrip } from "../../../../core/colombia/spoken.ts";
import type { PrintedPassage } from "../../../../core/passage.ts";
import type { QuoteOffer } from "./quote-offer.type.ts";

/** Returns the heading of an offer, used in its document and its e-mails. */
export const passageOf = (
  number: string,
  offer: QuoteOffer,
  status?: PrintedPassage["status"],
): PrintedPassage => ({
  kind: "Cotización",
  number,
  origin: offer.origen || "Por definir",
  destination: offer.destino,
  dates: spokenTrip(offer.fechaIda, offer.fechaRegreso),
  travellers: spokenTravellers(offer),
  // Several options have each a price of their own.
  price: offer.options ? null : offer.precioTotal,
  ...(status && { status }),
});
