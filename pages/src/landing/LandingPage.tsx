import type { ReactNode } from "react";
import { Anchor } from "../Anchor.tsx";
import { Shelf, type ShelfContent } from "../package/Shelf.tsx";
import { PublishedText } from "../text/PublishedText.tsx";
import { LandingSection } from "./LandingSection.tsx";

/** Landing page, as text ready to display. */
export interface LandingContent {
  /** Greeting of the agency as sanitized HTML, with the heading of the page. */
  readonly greeting: string;
  /** Button that requests a quote; without a script it is a link. */
  readonly request: { readonly text: string; readonly href: string };
  readonly offers: ShelfContent;
  /** Trips for visitors who still plan. */
  readonly plan: ShelfContent;
}

interface LandingPageProps extends LandingContent {
  /** Pictures above the greeting. */
  readonly slides: ReactNode;
  /** Called to request a quote; without it, the button is a link. */
  readonly onRequest?: () => void;
  /** Note below the request button. */
  readonly promise?: string;
  /** Link to all packages; null when there are none. */
  readonly all?: { readonly text: string; readonly href: string } | null;
  /** Further sections. */
  readonly children?: ReactNode;
}

/** Shows the landing page: pictures, greeting, offers, trips; the caller passes the sections below. */
export const LandingPage = ({
  greeting,
  request,
  offers,
  plan,
  slides,
  onRequest,
  promise,
  all,
  children,
}: LandingPageProps) => (
  <div className="t-part t-landing">
    <div className="t-landing-top">
      {slides}
      <div className="t-hero">
        <PublishedText html={greeting} />
        <div className="t-hero-acts">
          {onRequest ? (
            <button type="button" className="t-button t-forward" onClick={onRequest}>
              {request.text}
            </button>
          ) : (
            <Anchor className="t-button t-forward" href={request.href}>
              {request.text}
            </Anchor>
          )}
          {promise && <p className="t-small t-quiet">{promise}</p>}
        </div>
      </div>
    </div>
    {offers.packs.length > 0 && (
      <LandingSection id="ofertas" title={offers.title}>
        <Shelf {...offers} />
      </LandingSection>
    )}
    {plan.packs.length > 0 && (
      <LandingSection id="viajes" title={plan.title} all={all}>
        <Shelf {...plan} />
      </LandingSection>
    )}
    {children}
  </div>
);
