import { addedStyle } from "./added-style.tsx";
import { cardStyle } from "./card.ts";
import { PartStyle } from "./PartStyle.tsx";
import { PictureStyle } from "./PictureStyle.tsx";

/** Adds the styles of a package's card and of its parts to the document, once. */
export const CardStyle = addedStyle("card", cardStyle, PartStyle, PictureStyle);
