import { cardStyle } from "./card.ts";
import { landingStyle } from "./landing.ts";
import { packageStyle } from "./package.ts";
import { partStyle } from "./parts.ts";
import { pictureStyle } from "./picture.ts";
import { proseStyle } from "./prose.ts";
import { desk } from "./widths.ts";

/** Styles of the frame; below the slide is room for the controls of the carousel, which need the script. */
const frameStyle = `
#first-page{padding:0}
.t-column{width:100%;max-width:1120px;margin-inline:auto;padding-inline:16px}
.t-column+.t-column{padding-bottom:160px}
.t-landing-top>.t-slide{margin-bottom:44px}
.t-brand{display:inline-flex;gap:10px;align-items:center;min-height:68px;color:inherit;text-decoration:none;font:560 1.25rem/1.15 var(--face-display);letter-spacing:-.01em}
.t-brand img{display:block;width:30px;height:30px}
${desk}{.t-column{padding-inline:24px}}
`;

/** All styles of a public page that works without a script. */
export const publicStyle =
  frameStyle + partStyle + pictureStyle + packageStyle + cardStyle + proseStyle + landingStyle;
