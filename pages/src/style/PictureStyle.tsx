import { addedStyle } from "./added-style.tsx";
import { pictureStyle } from "./picture.ts";

/** Adds the styles of pictures to the document, once. */
export const PictureStyle = addedStyle("picture", pictureStyle);
