import type { Scope } from "../../../../core/mutation/scope.ts";
import { picturesOfHotels } from "../../../content/picture/picture.find.ts";
import { staysOf } from "../../quote/offer/offer-itinerary.rules.ts";
import type { QuoteCalculation } from "../calculation.entity.ts";
import { stillHidden } from "./hotel-pictures.rules.ts";

/**
 * Gives a calculation the pictures that the agency's library has of its hotels now; one that was taken out of
 * its proposal stays out.
 */
export async function takeHotelPictures(scope: Scope, calculation: QuoteCalculation): Promise<void> {
  const found = await picturesOfHotels(scope, namesOf(calculation));
  const pictures = [...found].flatMap(([hotel, imagenes]) =>
    imagenes.length > 0 ? [{ hotel, imagenes }] : [],
  );
  calculation.imagenesHotel = pictures.length > 0 ? stillHidden(pictures, calculation.imagenesHotel) : null;
}

const namesOf = ({ hotel }: QuoteCalculation): string[] =>
  hotel ? staysOf(hotel).flatMap(({ nombre }) => (nombre ? [nombre] : [])) : [];
