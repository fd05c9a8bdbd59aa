import type { Context } from "../../../../core/context.ts";
import type { PublicPicture } from "../../../../core/storage/public-picture.ts";
import type { ItineraryDayInput } from "./itinerary.inputs.ts";
import { mostDays } from "./itinerary-days.rules.ts";

/** The days of an itinerary with addresses of our own host, and the pictures that were fetched for them. */
interface PicturedDays {
  readonly days: readonly ItineraryDayInput[] | null;
  readonly pictures: readonly PublicPicture[];
}

/**
 * Stores the pictures of days that are named by their address on another host, one after the other, before
 * the transaction that keeps them.
 */
export async function storeDayPictures(
  { services }: Context,
  days: readonly ItineraryDayInput[] | null,
): Promise<PicturedDays> {
  // The act says of more days that they are too many.
  if (!days || days.length > mostDays) return { days, pictures: [] };
  const fetched = new Map<string, PublicPicture>();
  const kept: ItineraryDayInput[] = [];
  for (const [at, day] of days.entries()) {
    if (!services.pictures.isForeign(day.imagen)) {
      kept.push(day);
      continue;
    }
    const picture =
      fetched.get(day.imagen) ?? (await services.pictures.store(day.imagen, `itinerario.${at}.imagen`));
    fetched.set(day.imagen, picture);
    kept.push({ ...day, imagen: picture.address });
  }
  return { days: kept, pictures: [...fetched.values()] };
}
