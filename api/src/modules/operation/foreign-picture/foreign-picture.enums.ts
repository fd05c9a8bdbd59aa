import type { PictureOf as Kind } from "./foreign-picture.rules.ts";

/** Kinds of record that refer to a picture on another host. */
export const PictureOf = {
  agency: "agency",
  itinerary: "itinerary",
  package: "package",
  popup: "popup",
  slide: "slide",
  video: "video",
} as const satisfies Record<Kind, Kind>;
export type PictureOf = Kind;
