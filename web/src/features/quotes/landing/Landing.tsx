import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { landingContent } from "@travesia/api/content/landing-content.rules";
import { LandingPage } from "@travesia/pages/landing/LandingPage.tsx";
import { LandingSection } from "@travesia/pages/landing/LandingSection.tsx";
import { LandingStyle } from "@travesia/pages/style/LandingStyle.tsx";
import { lazy } from "react";
import { loaded } from "../../../base/routes/late-screen.tsx";
import { accountPaths } from "../../accounts/accounts.paths.ts";
import { catalogPaths } from "../../catalog/catalog.paths.ts";
import { packageCard } from "../../catalog/package-card.ts";
import { CarouselHero } from "../../content/carousel/CarouselHero.tsx";
import { PublishedText } from "../../content/page-text/PublishedText.tsx";
import { VideoWall } from "../../content/video/VideoWall.tsx";
import { Nearby } from "../../../ui/Nearby.tsx";
import { DestinationGrid } from "./DestinationGrid.tsx";
import { ReferralInvitation } from "./ReferralInvitation.tsx";
import { type LandingParts, textOf } from "./landing.parts.ts";
import { landingTexts as texts } from "./landing.texts.ts";
import { useAnsweredToday } from "./useAnsweredToday.ts";

/** Loaded lazily: the form is far down the page, so that the first screen does not wait for it. */
const ContactPanel = lazy(async () => ({
  default: await loaded(
    async () => (await import("../../accounts/contact/ContactPanel.tsx")).ContactPanel,
    "contact-panel",
  ),
}));
/** Approximate height in px, reserved so that nothing moves when the form loads. */
const CONTACT_HEIGHT = 470;

interface LandingProps {
  readonly parts: LandingParts;
  readonly onRequest: () => void;
  /** Called to copy the viewer's referral link; absent unless the viewer is signed in and has a code. */
  readonly onCopyReferral?: () => void;
}

/**
 * Shows the landing page in this order: pictures, greeting, offers, trips, destinations, videos, contact,
 * agreements, referral.
 */
export function Landing({ parts, onRequest, onCopyReferral }: LandingProps) {
  const { carouselSlides, offers, packages, packageDestinations, instagramVideos } = parts;
  const soon = useAnsweredToday();
  const agreements = textOf(parts, "agreements");
  const content = landingContent({
    greeting: textOf(parts, "hero"),
    offers: offers.items.map(packageCard),
    newest: packages.items.map(packageCard),
  });
  return (
    <>
      <LandingStyle />
      <LandingPage
        {...content}
        slides={carouselSlides.length > 0 && <CarouselHero slides={carouselSlides} />}
        onRequest={onRequest}
        promise={texts.promise(soon)}
        all={packages.total > 0 ? { text: texts.seeAll, href: catalogPaths.all.to() } : null}
      >
        {packageDestinations.length > 0 && (
          <LandingSection id="destinos" title={texts.destinations}>
            <DestinationGrid destinations={packageDestinations} />
          </LandingSection>
        )}
        {instagramVideos.length > 0 && (
          <LandingSection id="videos" title={texts.videos}>
            <VideoWall videos={instagramVideos} empty={texts.noVideos} />
          </LandingSection>
        )}
        <LandingSection id="contacto" title={texts.contact}>
          <Box
            sx={{
              display: "grid",
              gap: { xs: 6, md: 12 },
              gridTemplateColumns: { md: "minmax(0, 5fr) minmax(0, 6fr)" },
              alignItems: "start",
            }}
          >
            <PublishedText html={textOf(parts, "contact")} />
            <Nearby waiting={<Skeleton variant="rounded" height={CONTACT_HEIGHT} />}>
              <ContactPanel />
            </Nearby>
          </Box>
        </LandingSection>
        {agreements && (
          <LandingSection id="convenios" title={texts.agreements} beside>
            <PublishedText html={agreements} />
          </LandingSection>
        )}
        <ReferralInvitation
          joinAddress={accountPaths.register.to()}
          {...(onCopyReferral && { onCopy: onCopyReferral })}
        />
      </LandingPage>
    </>
  );
}
