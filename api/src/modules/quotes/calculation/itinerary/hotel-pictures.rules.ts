import { plainName } from "../../../../core/colombia/plain.ts";
import { type OfferedStay, staysOf } from "../../quote/offer/offer-itinerary.rules.ts";
import type { Hotel } from "../costs/calculation-sections.rules.ts";

/** Pictures of a hotel, by its normalized name. */
export interface HotelPictures {
  hotel: string;
  imagenes: string[];
  /** Pictures that the seller hid in this proposal; the key is absent when there are none. */
  ocultas?: string[];
}

interface Pictured {
  readonly hotel: Hotel | null;
  readonly imagenesHotel: readonly HotelPictures[] | null;
}

/**
 * Returns the stays with their pictures; empty when there are no pictures, so that the content of earlier
 * offers does not change.
 */
export function picturedStays({ hotel, imagenesHotel }: Pictured): { readonly stays?: OfferedStay[] } {
  if (!hotel || !imagenesHotel) return {};
  const known = new Map(imagenesHotel.map((one) => [one.hotel, shownOf(one)]));
  if ([...known.values()].every((imagenes) => imagenes.length === 0)) return {};
  return {
    stays: staysOf(hotel).map((stay) => {
      const imagenes = stay.nombre && known.get(plainName(stay.nombre));
      return imagenes && imagenes.length > 0 ? { ...stay, imagenes } : stay;
    }),
  };
}

const shownOf = ({ imagenes, ocultas = [] }: HotelPictures): string[] =>
  imagenes.filter((address) => !ocultas.includes(address));

/** Returns the hotel pictures with one picture shown or hidden; null when no hotel has that picture. */
export function withPicture(
  pictures: readonly HotelPictures[] | null,
  address: string,
  shown: boolean,
): HotelPictures[] | null {
  if (!pictures?.some(({ imagenes }) => imagenes.includes(address))) return null;
  return pictures.map((one) => {
    if (!one.imagenes.includes(address)) return one;
    const { ocultas = [], ...kept } = one;
    const others = ocultas.filter((hidden) => hidden !== address);
    return hiding(kept, shown ? others : [...others, address]);
  });
}

/** Returns the pictures found for hotels; pictures that the proposal already hid stay hidden. */
export const stillHidden = (
  found: readonly HotelPictures[],
  before: readonly HotelPictures[] | null,
): HotelPictures[] => {
  const hidden = new Set(before?.flatMap(({ ocultas = [] }) => ocultas));
  return found.map((one) =>
    hiding(
      one,
      one.imagenes.filter((address) => hidden.has(address)),
    ),
  );
};

const hiding = ({ hotel, imagenes }: HotelPictures, ocultas: string[]): HotelPictures => ({
  hotel,
  imagenes,
  ...(ocultas.length > 0 && { ocultas }),
});
