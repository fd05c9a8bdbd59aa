import { addedStyle } from "./added-style.tsx";
import { proseStyle } from "./prose.ts";

/** Adds the styles of published texts to the document, once. */
export const ProseStyle = addedStyle("prose", proseStyle);
