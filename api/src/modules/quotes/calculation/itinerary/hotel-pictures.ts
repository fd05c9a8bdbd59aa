import { plainName } from "../../../../core/colombia/plain.ts";
import type { Scope } from "../../../../core/mutation/scope.ts";
import { picturesOfHotels } from "../../../content/picture/picture.find.ts";
import { hotelNames } from "../../../providers/library/library.find.ts";
import { staysOf } from "../../quote/offer/offer-itinerary.rules.ts";
import type { QuoteCalculation } from "../calculation.entity.ts";
import { stillHidden } from "./hotel-pictures.rules.ts";

/**
 * Gives a calculation the pictures that the agency's library has of its hotels now, of one that was merged or
 * renamed under the name that it has since; one that was taken out of
 * its proposal stays out.
 */
export async function takeHotelPictures(scope: Scope, calculation: QuoteCalculation): Promise<void> {
  const names = [...new Set(namesOf(calculation).map(plainName))];
  const kept = await hotelNames(scope, names);
  const found = await picturesOfHotels(scope, [...names, ...kept.values()]);
  const pictures = names.flatMap((hotel) => {
    const now = kept.get(hotel);
    const own = found.get(hotel) ?? [];
    const imagenes = own.length > 0 || !now ? own : (found.get(plainName(now)) ?? []);
    return imagenes.length > 0 ? [{ hotel, imagenes }] : [];
  });
  calculation.imagenesHotel = pictures.length > 0 ? stillHidden(pictures, calculation.imagenesHotel) : null;
}

const namesOf = ({ hotel }: QuoteCalculation): string[] =>
  hotel ? staysOf(hotel).flatMap(({ nombre }) => (nombre ? [nombre] : [])) : [];
