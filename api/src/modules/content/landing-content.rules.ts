import type { LandingContent } from "@travesia/pages/landing/LandingPage.tsx";
import type { SlideContent } from "@travesia/pages/landing/Slide.tsx";
import type { CardContent } from "@travesia/pages/package/PackageCard.tsx";
import { addressOf } from "../../core/addresses.ts";
import { pictureContent } from "../../core/http/page-content.rules.ts";
import { keptOrDrawn } from "../../core/preview/landscape.rules.ts";
import { packagesTo } from "../catalog/package-content.rules.ts";
import { landingWords, plannable } from "./landing-words.rules.ts";

/** Fields of a slide that the carousel shows. */
export type ShownSlide = Readonly<Record<"image" | "title" | "description" | "destino", string>>;

/** Returns a slide of the carousel as display texts; it links to the packages of its destination. */
export const slideContent = ({ image, title, description, destino }: ShownSlide): SlideContent => ({
  picture: pictureContent(keptOrDrawn(image, `${destino} ${title}`)),
  title: title || description,
  text: title && description,
  href: destino ? packagesTo(destino) : addressOf("packages"),
});

/** Content of the landing page as read from the database. */
interface ReadLanding {
  /** Greeting of the agency as sanitized HTML. */
  readonly greeting: string;
  readonly offers: readonly CardContent[];
  readonly newest: readonly CardContent[];
}

/** Returns the content of the landing page as display texts. */
export const landingContent = ({ greeting, offers, newest }: ReadLanding): LandingContent => ({
  greeting,
  request: { text: landingWords.request, href: "/?cotizar=1" },
  offers: { title: landingWords.offers, packs: offers },
  plan: { title: landingWords.plan, packs: plannable(offers, newest) },
});
