import type { PostedSections } from "./calculation-sections.rules.ts";
import { isSameHotel } from "../../../providers/library/hotel.rules.ts";
import { keptShares } from "./shared-cost.rules.ts";
import { flightFactKeys } from "./itinerary.rules.ts";

type WithItinerary = Pick<PostedSections, "tiquetes" | "hotel">;

/**
 * Returns sent flights and stays, completed with stored values for keys that the caller's program does not
 * know: an absent key keeps the stored value, an empty list clears it. The reason why clients like a hotel is
 * not kept when the hotel changes.
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

/** Returns all sent sections with the stored shared amounts that remain valid, see {@link keptShares}. */
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
