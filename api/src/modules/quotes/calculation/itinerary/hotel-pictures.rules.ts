import { plainName } from "../../../../core/colombia/plain.ts";
import { type OfferedStay, staysOf } from "../../quote/offer/offer-itinerary.rules.ts";
import type { Hotel } from "../costs/calculation-sections.rules.ts";

/** The pictures of a hotel, by its name as it is compared. */
export interface HotelPictures {
  hotel: string;
  imagenes: string[];
}

interface Pictured {
  readonly hotel: Hotel | null;
  readonly imagenesHotel: readonly HotelPictures[] | null;
}

/** The stays with their pictures; nothing where there is none, so that what was sent before says the same. */
export function picturedStays({ hotel, imagenesHotel }: Pictured): { readonly stays?: OfferedStay[] } {
  if (!hotel || !imagenesHotel) return {};
  const known = new Map(imagenesHotel.map((one) => [one.hotel, one.imagenes]));
  return {
    stays: staysOf(hotel).map((stay) => {
      const imagenes = stay.nombre && known.get(plainName(stay.nombre));
      return imagenes ? { ...stay, imagenes } : stay;
    }),
  };
}
