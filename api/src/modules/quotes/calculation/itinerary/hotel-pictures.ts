import { plainName } from "../../../../core/colombia/plain.ts";
import type { Scope } from "../../../../core/mutation/scope.ts";
import { picturesOfHotels } from "../../../content/picture/picture.find.ts";
import { hotelNames } from "../../../providers/library/library.find.ts";
import { staysOf } from "../../quote/offer/offer-itinerary.rules.ts";
import type { QuoteCalculation } from "../calculation.entity.ts";
import { stillHidden } from "./hotel-pictures.rules.ts";

/**
 * Sets the pictures of a calculation from the agency's library: the current pictures of its hotels, including
 * hotels that were merged or renamed. A picture that was hidden in the proposal stays hidden.
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
