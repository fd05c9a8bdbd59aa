import { creditsOf, mayBeProposed, type PictureRights } from "../../../content/picture/picture.rules.ts";
import type { OfferOption, QuoteOffer } from "./quote-offer.type.ts";

type Pictured = Pick<OfferOption, "stays" | "itinerario" | "creditos">;
type Rights = ReadonlyMap<string, PictureRights>;

/** Returns the addresses of the hotel and day pictures of an offer, without duplicates. */
export const picturesIn = (offer: QuoteOffer): string[] => [
  ...new Set([offer, ...(offer.options ?? [])].flatMap(picturesOf)),
];

const picturesOf = ({ stays = [], itinerario = [] }: Pictured): string[] => [
  ...stays.flatMap(({ imagenes }) => imagenes ?? []),
  ...itinerario.flatMap(({ imagen }) => imagen ?? []),
];

/**
 * Returns an offer without pictures of unknown licence, and with the credits that the licences of the other
 * pictures require. The key of the credits is absent when there are none, so that the content of earlier
 * offers does not change.
 */
export const withRights = (offer: QuoteOffer, rights: Rights): QuoteOffer => ({
  ...credited(offer, rights),
  ...(offer.options && { options: offer.options.map((option) => credited(option, rights)) }),
});

function credited<Trip extends Pictured>(trip: Trip, rights: Rights): Trip {
  const mayShow = (address: string) => mayBeProposed(rights.get(address) ?? { licence: null });
  const { stays, itinerario } = trip;
  const shown = {
    ...trip,
    ...(stays && {
      stays: stays.map(({ imagenes, ...stay }) => {
        const kept = imagenes?.filter(mayShow) ?? [];
        return kept.length > 0 ? { ...stay, imagenes: kept } : stay;
      }),
    }),
    ...(itinerario && {
      itinerario: itinerario.map((day) =>
        day.imagen === null || mayShow(day.imagen) ? day : { ...day, imagen: null },
      ),
    }),
  };
  const creditos = creditsOf(picturesOf(shown).flatMap((address) => rights.get(address) ?? []));
  return creditos.length > 0 ? { ...shown, creditos } : shown;
}
