import { CLIENTE, may } from "@travesia/api/permissions";
import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { leaveFirstPage } from "../base/first-page.ts";
import { loaded } from "../base/routes/late-screen.tsx";
import { shownFailure } from "../base/failure/failures.ts";
import { useSettings } from "../base/settings.ts";
import { noWish, wishOf } from "../features/quotes/landing/request.paths.ts";
import type { Wish } from "../features/quotes/landing/request.form.ts";
import { useAddress } from "../base/routes/useAddress.ts";
import { useSession } from "../base/session/useSession.ts";
import { ErrorState } from "../ui/state/ErrorState.tsx";
import { useToasts } from "../ui/toasts.tsx";
import { usePageTitle } from "../ui/usePageTitle.ts";
import { useReferralLink } from "../features/accounts/registration/useReferralLink.ts";
import { ActivePopup } from "../features/content/popup/ActivePopup.tsx";
import { quotePaths } from "../features/quotes/quote/quotes.paths.ts";
import { Landing } from "../features/quotes/landing/Landing.tsx";
import { LandingSkeleton } from "../features/quotes/landing/LandingSkeleton.tsx";
import { WhatsAppButton } from "../features/quotes/landing/WhatsAppButton.tsx";
import { useLandingQuery } from "../features/quotes/landing/landing.generated.ts";
import { landingTexts as texts } from "../features/quotes/landing/landing.texts.ts";

/** Loaded lazily when the form is first opened, because most visitors look around first. */
const RequestQuote = lazy(async () => ({
  default: await loaded(
    async () => (await import("../features/quotes/landing/RequestQuote.tsx")).RequestQuote,
    "request-quote",
  ),
}));

/**
 * Returns the function that starts a quote: visitors and customers get the request form, sellers the form of
 * a new quote.
 */
function useRequest() {
  const { user } = useSession();
  const navigate = useNavigate();
  const toasts = useToasts();
  const address = useAddress();
  const [open, setOpen] = useState(false);
  const [wish, setWish] = useState<Wish>({});
  const request = () => {
    if (!user || user.role === CLIENTE) setOpen(true);
    else if (may(user.role, "manageQuotes")) void navigate(`${quotePaths.list.to()}?nueva=1`);
    else toasts.failure(`${texts.denied}: ${texts.deniedLead}`);
  };
  // Other pages, and links of the agency's own, open the form by the address.
  const asked = address.values["cotizar"] === "1";
  useEffect(() => {
    if (!asked) return;
    setWish(wishOf(address.values));
    setOpen(true);
    address.set({ cotizar: "", ...noWish });
  }, [asked, address]);
  return { open, wish, request, close: () => setOpen(false) };
}

/** Shows the agency's home page (/), for everybody, with a single query to the server. */
export function LandingScreen() {
  usePageTitle(texts.title);
  const { user, isAuthenticated } = useSession();
  const { agency } = useSettings();
  const { data, error, refetch } = useLandingQuery();
  const { open, wish, request, close } = useRequest();
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
          onRequest={request}
          {...(isAuthenticated && { onCopyReferral: () => void copyReferral() })}
        />
      ) : (
        <LandingSkeleton />
      )}
      {agency && <WhatsAppButton number={agency.whatsapp} aside={isAuthenticated} />}
      {!open && <ActivePopup popups={data?.activePopups} staff={(user?.role ?? CLIENTE) !== CLIENTE} />}
      {open && (
        <Suspense fallback={null}>
          <RequestQuote wish={wish} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
