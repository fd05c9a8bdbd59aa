import { cardStyle } from "./card.ts";
import { PartStyle } from "./PartStyle.tsx";
import { PictureStyle } from "./PictureStyle.tsx";

/** Adds the styles of a package's card and of its parts to the document, once. */
export const CardStyle = () => (
  <>
    <PartStyle />
    <PictureStyle />
    <style href="travesia-card" precedence="parts">
      {cardStyle}
    </style>
  </>
);
