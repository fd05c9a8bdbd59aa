import { validate as isUuid } from "uuid";
import type { Context } from "../../../../core/context.ts";
import { sql } from "../../../../core/read/sql.ts";
import { namedPicture } from "../../../../core/storage/named-picture.ts";
import type { PublicPicture } from "../../../../core/storage/public-picture.ts";
import type { ItineraryDayInput } from "./itinerary.inputs.ts";
import { maxDays } from "./itinerary-days.rules.ts";

/**
 * Days of an itinerary whose picture addresses all belong to our host, and the pictures that were fetched for
 * them.
 */
interface PicturedDays {
  readonly days: readonly ItineraryDayInput[] | null;
  readonly pictures: readonly PublicPicture[];
}

/**
 * Downloads and stores the day pictures that have an address on another host, one after the other, before the
 * transaction that records them. Addresses that the quote already contains are kept.
 */
export async function storeDayPictures(
  context: Context,
  quoteId: string,
  days: readonly ItineraryDayInput[] | null,
): Promise<PicturedDays> {
  // The act refuses too many days.
  if (!days || days.length > maxDays) return { days, pictures: [] };
  let named: Promise<readonly (string | null)[]> | undefined;
  const present = () => (named ??= picturesOf(context, quoteId));
  const fetched = new Map<string, PublicPicture>();
  const kept: ItineraryDayInput[] = [];
  for (const [at, day] of days.entries()) {
    const { imagen: address } = day;
    const picture =
      fetched.get(address ?? "") ??
      (await namedPicture(context, { address, field: `itinerario.${at}.imagen`, present }));
    if (picture && address) fetched.set(address, picture);
    kept.push(picture ? { ...day, imagen: picture.address } : day);
  }
  return { days: kept, pictures: [...fetched.values()] };
}

/** Returns the picture addresses in the days of a quote and of its options. */
async function picturesOf({ read }: Context, quoteId: string): Promise<readonly (string | null)[]> {
  if (!isUuid(quoteId)) return [];
  const named = await read.rows<{ imagen: string | null }>(
    sql`select distinct day->>'imagen' as imagen from quote_calculations c
      cross join jsonb_array_elements(c.itinerario) as days (day) where c.quote_id = ${quoteId}`,
  );
  return named.map(({ imagen }) => imagen);
}
