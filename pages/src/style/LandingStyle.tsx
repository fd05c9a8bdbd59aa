import { CardStyle } from "./CardStyle.tsx";
import { landingStyle } from "./landing.ts";
import { ProseStyle } from "./ProseStyle.tsx";

/** Adds the styles of the landing page and of its parts to the document, once. */
export const LandingStyle = () => (
  <>
    <CardStyle />
    <ProseStyle />
    <style href="travesia-landing" precedence="parts">
      {landingStyle}
    </style>
  </>
);
