import { PartStyle } from "./PartStyle.tsx";
import { tripStyle } from "./trip.ts";

/** Adds the styles of a trip's page and of its parts to the document, once. */
export const TripStyle = () => (
  <>
    <PartStyle />
    <style href="travesia-trip" precedence="parts">
      {tripStyle}
    </style>
  </>
);
