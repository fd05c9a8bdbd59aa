import { addedStyle } from "./added-style.tsx";
import { landingStyle } from "./landing.ts";
import { CardStyle } from "./CardStyle.tsx";
import { ProseStyle } from "./ProseStyle.tsx";

/** Adds the styles of the landing page and of its parts to the document, once. */
export const LandingStyle = addedStyle("landing", landingStyle, CardStyle, ProseStyle);
