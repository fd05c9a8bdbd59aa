import type { PostedSections } from "./calculation-sections.rules.ts";
import { isSameHotel } from "../../../providers/library/hotel.rules.ts";
import { keptShares } from "./shared-cost.rules.ts";
import { flightFactKeys } from "./itinerary.rules.ts";

type WithItinerary = Pick<PostedSections, "tiquetes" | "hotel">;

/**
 * Returns posted flights and stays, with stored values for fields that the caller's program does not know:
 * when a section is posted without such a key, the stored value stays; an empty list clears it. The reason
 * why clients love a hotel is not kept for another hotel.
 */
export const keptParts = (posted: WithItinerary, kept: WithItinerary): WithItinerary => ({
  tiquetes: withKept(posted.tiquetes, kept.tiquetes, ["tramos", ...flightFactKeys]),
  hotel: withKept(posted.hotel, kept.hotel, [
    "estadias",
    ...(isRenamed(posted.hotel, kept.hotel) ? [] : (["encanto"] as const)),
  ]),
});

type HotelNamed = WithItinerary["hotel"];

const isRenamed = (posted: HotelNamed, kept: HotelNamed): boolean =>
  Boolean(posted?.nombre && kept?.nombre && !isSameHotel(posted.nombre, kept.nombre));

/** Returns all posted sections with the shared amounts that are kept of them, see {@link keptShares}. */
export const keptAmounts = (posted: PostedSections, kept: PostedSections): PostedSections =>
  Object.fromEntries(
    Object.entries(posted).map(([name, section]) => [
      name,
      keptShares(section, kept[name as keyof PostedSections], name),
    ]),
  );

function withKept<Section extends object>(
  posted: Section | null | undefined,
  kept: Section | null | undefined,
  keys: readonly (keyof Section)[],
): Section | null {
  if (!posted) return null;
  if (!kept) return posted;
  const missing = keys.filter((key) => posted[key] === undefined && kept[key] !== undefined);
  return { ...posted, ...Object.fromEntries(missing.map((key) => [key, kept[key]])) };
}
