import { useApolloClient } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { CLIENTE } from "@travesia/api/permissions";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { AgencyContact } from "../../base/AgencyContact.tsx";
import { DeadLink } from "../../base/failure/DeadLink.tsx";
import { shownFailure } from "../../base/failure/failures.ts";
import { systemPaths } from "../../base/failure/system.paths.ts";
import { Guard } from "../../base/session/Guard.tsx";
import { useSession } from "../../base/session/useSession.ts";
import { onlineStatus } from "../../features/payments/card/attempt-state.ts";
import type { PaidOnlineFragment } from "../../features/payments/card/card.generated.ts";
import { useNextPage } from "../../features/contracts/link-page/useNextPage.tsx";
import { cardPaths } from "../../features/payments/card/card.paths.ts";
import { cardTexts as texts } from "../../features/payments/card/card.texts.ts";
import { PaidPage, ProcessingPage } from "../../features/payments/card/PaidPage.tsx";
import { forgetTyped, lastSent, sentOf } from "../../features/payments/card/typed-payment.ts";
import { type AttemptName, useAttempt } from "../../features/payments/card/useAttempt.ts";
import { usePaymentReceipt } from "../../features/payments/payment/usePaymentReceipt.ts";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { usePageTitle } from "../../ui/usePageTitle.ts";

/**
 * Shows the page to which a payer returns. The outcome of the payment always comes from the server, never
 * from the address.
 */
export function ThanksScreen() {
  usePageTitle(texts.thanks);
  const [address] = useSearchParams();
  const name = { key: address.get("pago"), transactionId: address.get("id") };
  if (name.key !== null || name.transactionId !== null)
    return <Followed name={name} toBank={address.has("banco")} />;
  return (
    <Guard guard="signedIn" framed>
      <UnknownPayment />
    </Guard>
  );
}

function Followed({ name, toBank }: { readonly name: AttemptName; readonly toBank: boolean }) {
  const [token] = useState(() => lastSent()?.token ?? null);
  const { attempt, offline, failure } = useAttempt(name, token);
  const isPaid = attempt ? onlineStatus(attempt) === "approved" : false;
  const { cache } = useApolloClient();
  const contractId = attempt?.contractId ?? null;
  useEffect(() => {
    if (!isPaid) return;
    forgetTyped();
    // The trip that this window has read is from before the payment.
    if (contractId) cache.evict({ id: cache.identify({ __typename: "Contract", id: contractId }) });
  }, [isPaid, contractId, cache]);
  const bankUrl = attempt && onlineStatus(attempt) === "waiting" ? attempt.bankUrl : null;
  useEffect(() => {
    if (toBank && bankUrl) window.location.assign(bankUrl);
  }, [toBank, bankUrl]);
  if (failure) return <ErrorState page {...shownFailure(failure, () => window.location.reload())} />;
  if (attempt === undefined) return <ProcessingPage />;
  if (attempt === null) return <UnknownPayment />;
  return <PaidPage attempt={attempt} offline={offline} actions={<WayOn attempt={attempt} />} />;
}

const UnknownPayment = () => (
  <DeadLink greeting={texts.greeting} action={<Home />}>
    {texts.unknown}
  </DeadLink>
);

function WayOn({ attempt }: { readonly attempt: PaidOnlineFragment }) {
  const { contractId, orderId, monto } = attempt;
  const { user } = useSession();
  const token = sentOf(contractId ?? orderId)?.token ?? null;
  if (onlineStatus(attempt) !== "refused" || attempt.cancelado)
    return contractId && (token !== null || user?.role === CLIENTE) ? (
      <ToTrip attempt={attempt} contractId={contractId} token={token} />
    ) : onlineStatus(attempt) === "approved" && !user ? (
      <AgencyContact greeting={texts.greetingOf(attempt.reference)} />
    ) : (
      <Home />
    );
  const again = contractId
    ? cardPaths.pay.ofContract({ contractId, token, monto })
    : cardPaths.pay.ofReservation(orderId ?? "");
  return (
    <>
      <Button href={again} variant="contained" color="secondary">
        {texts.retry}
      </Button>
      <Home />
    </>
  );
}

interface ToTripProps {
  readonly attempt: PaidOnlineFragment;
  readonly contractId: string;
  readonly token: string | null;
}

/** Shows the link to the trip, for viewers who may open it, and the receipt of the payment once it exists. */
function ToTrip({ attempt: { payment }, contractId, token }: ToTripProps) {
  const openReceipt = usePaymentReceipt(token);
  const next = useNextPage(contractId, token);
  return (
    <>
      {next.offer}
      {next.toTrip && (
        <Button {...next.toTrip} variant="contained" color="secondary">
          {texts.toTrip}
        </Button>
      )}
      {payment?.status === "verified" && (
        <Button variant="outlined" onClick={() => void openReceipt(payment.id)}>
          {texts.receipt}
        </Button>
      )}
      <Home />
    </>
  );
}

/** Shows clients with an account the link to their trips. */
function Home() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Button href={systemPaths.start.to()} variant="outlined">
      {texts.toTrips}
    </Button>
  );
}
