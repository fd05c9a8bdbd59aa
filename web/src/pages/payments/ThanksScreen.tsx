import Button from "@mui/material/Button";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { shownFailure } from "../../app/failure/failures.ts";
import { systemPaths } from "../../app/failure/system.paths.ts";
import { Guard } from "../../app/session/Guard.tsx";
import { useSession } from "../../app/session/useSession.ts";
import { onlineStatus } from "../../features/payments/card/attempt-state.ts";
import type { PaidOnlineFragment } from "../../features/payments/card/card.generated.ts";
import { cardPaths } from "../../features/payments/card/card.paths.ts";
import { cardTexts as texts } from "../../features/payments/card/card.texts.ts";
import { PaidPage } from "../../features/payments/card/PaidPage.tsx";
import { type AttemptName, useAttempt } from "../../features/payments/card/useAttempt.ts";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { usePageTitle } from "../../ui/usePageTitle.ts";

/**
 * Where whoever paid comes back to: what became of the payment, by the server's word and never by the
 * address's.
 */
export function ThanksScreen() {
  usePageTitle(texts.thanks);
  const [address] = useSearchParams();
  const name = { key: address.get("pago"), transactionId: address.get("id") };
  if (name.key !== null || name.transactionId !== null)
    return <Followed name={name} toBank={address.has("banco")} />;
  return (
    <Guard guard="signedIn" framed>
      <EmptyState page action={<Home />}>
        {texts.unknown}
      </EmptyState>
    </Guard>
  );
}

function Followed({ name, toBank }: { readonly name: AttemptName; readonly toBank: boolean }) {
  const { attempt, offline, failure } = useAttempt(name);
  const bankUrl = attempt && onlineStatus(attempt) === "waiting" ? attempt.bankUrl : null;
  useEffect(() => {
    if (toBank && bankUrl) window.location.assign(bankUrl);
  }, [toBank, bankUrl]);
  if (failure) return <ErrorState {...shownFailure(failure, () => window.location.reload())} />;
  if (attempt === undefined) return <RecordSkeleton />;
  if (attempt === null)
    return (
      <EmptyState page action={<Home />}>
        {texts.unknown}
      </EmptyState>
    );
  return <PaidPage attempt={attempt} offline={offline} actions={<WayOn attempt={attempt} />} />;
}

function WayOn({ attempt }: { readonly attempt: PaidOnlineFragment }) {
  const { contractId, orderId, monto } = attempt;
  const again = contractId
    ? cardPaths.pay.ofContract({ contractId, monto })
    : cardPaths.pay.ofReservation(orderId ?? "");
  if (onlineStatus(attempt) !== "refused") return <Home />;
  return (
    <>
      <Button href={again} variant="contained" color="secondary">
        {texts.retry}
      </Button>
      <Home />
    </>
  );
}

/** A client goes to their trips; who has no account has nothing to go to there. */
function Home() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Button href={systemPaths.start.to()} variant="outlined">
      {texts.toTrips}
    </Button>
  );
}
