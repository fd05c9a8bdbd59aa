import { PublicFrame } from "../public/PublicFrame.tsx";
import { type LandingContent, LandingPage } from "./LandingPage.tsx";
import { Slide, type SlideContent } from "./Slide.tsx";

/** Landing page with the parts that work without a script. */
export interface ScriptlessLandingContent extends LandingContent {
  /** Name of the agency. */
  readonly agency: string;
  /** First slide of the carousel, with its position; null when there are no slides. */
  readonly slide: (SlideContent & { readonly label: string }) | null;
}

/** Shows a landing page that a visitor can read without a script. */
export const ScriptlessLanding = ({ agency, slide, ...content }: ScriptlessLandingContent) => (
  <PublicFrame agency={agency}>
    <LandingPage {...content} slides={slide && <Slide {...slide} eager />} />
  </PublicFrame>
);
