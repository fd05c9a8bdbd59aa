import { CLIENTE } from "@travesia/api/permissions";
import { Suspense, useEffect } from "react";
import { useLocation } from "react-router-dom";
import { leaveFirstPage } from "../base/first-page.ts";
import { shownFailure } from "../base/failure/failures.ts";
import { useSettings } from "../base/settings.ts";
import { noWish, wishOf } from "../features/quotes/landing/request.paths.ts";
import { useAddress } from "../base/routes/useAddress.ts";
import { useSession } from "../base/session/useSession.ts";
import { ErrorState } from "../ui/state/ErrorState.tsx";
import { usePageTitle } from "../ui/usePageTitle.ts";
import { useReferralLink } from "../features/accounts/registration/useReferralLink.ts";
import { ActivePopup } from "../features/content/popup/ActivePopup.tsx";
import { Landing } from "../features/quotes/landing/Landing.tsx";
import { LandingSkeleton } from "../features/quotes/landing/LandingSkeleton.tsx";
import { WhatsAppButton } from "../features/quotes/landing/WhatsAppButton.tsx";
import { LateRequestQuote } from "../features/quotes/landing/LateRequestQuote.ts";
import { useQuoteRequest } from "../features/quotes/landing/useQuoteRequest.ts";
import { useLandingQuery } from "../features/quotes/landing/landing.generated.ts";
import { landingTexts as texts } from "../features/quotes/landing/landing.texts.ts";

/** Returns the request of a quote, which other pages, and links of the agency's own, open by the address. */
function useRequest() {
  const address = useAddress();
  const { ask, ...request } = useQuoteRequest();
  const asked = address.values["cotizar"] === "1";
  useEffect(() => {
    if (!asked) return;
    ask(wishOf(address.values));
    address.set({ cotizar: "", ...noWish });
  }, [asked, address, ask]);
  return request;
}

/** Shows the agency's home page (/), for everybody, with a single query to the server. */
export function LandingScreen() {
  usePageTitle(texts.title);
  const { user, isAuthenticated } = useSession();
  const { agency } = useSettings();
  const { data, error, refetch } = useLandingQuery();
  const { wish, request, close } = useRequest();
  const copyReferral = useReferralLink(user?.referralCode);
  const { hash } = useLocation();
  const shown = data !== undefined;
  useEffect(() => {
    if (shown || error) leaveFirstPage();
  }, [shown, error]);
  // The anchor's section exists only once the page is loaded.
  useEffect(() => {
    if (shown && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, shown]);
  if (error && !data) return <ErrorState page {...shownFailure(error, refetch)} />;
  return (
    <>
      {data ? (
        <Landing
          parts={data}
          onRequest={() => request()}
          {...(isAuthenticated && { onCopyReferral: () => void copyReferral() })}
        />
      ) : (
        <LandingSkeleton />
      )}
      {agency && <WhatsAppButton number={agency.whatsapp} aside={isAuthenticated} />}
      {!wish && <ActivePopup popups={data?.activePopups} staff={(user?.role ?? CLIENTE) !== CLIENTE} />}
      {wish && (
        <Suspense fallback={null}>
          <LateRequestQuote wish={wish} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
