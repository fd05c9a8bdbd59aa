import { addedStyle } from "./added-style.tsx";
import { partStyle } from "./parts.ts";

/** Adds the styles of the parts to the document, once. */
export const PartStyle = addedStyle("parts", partStyle);
