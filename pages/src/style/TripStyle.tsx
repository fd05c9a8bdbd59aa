import { addedStyle } from "./added-style.tsx";
import { tripStyle } from "./trip.ts";
import { PartStyle } from "./PartStyle.tsx";

/** Adds the styles of a trip's page and of its parts to the document, once. */
export const TripStyle = addedStyle("trip", tripStyle, PartStyle);
