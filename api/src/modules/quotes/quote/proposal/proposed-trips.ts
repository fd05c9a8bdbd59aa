import { optionTitle } from "../offer/offer-options.ts";
import type { QuoteOffer } from "../offer/quote-offer.type.ts";
import type { ProposedTrip } from "./proposal.type.ts";

/** Returns the trips of an offer: one for each option, or the offer's only trip. */
export const tripsOf = (offer: QuoteOffer): ProposedTrip[] =>
  offer.options?.map((option) => ({
    ...option,
    option: { id: option.id, name: option.name, title: optionTitle(option), recommended: option.recommended },
  })) ?? [{ ...offer, option: null }];
