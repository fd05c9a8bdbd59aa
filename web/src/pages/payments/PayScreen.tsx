import Button from "@mui/material/Button";
import { CLIENTE } from "@travesia/api/permissions";
import { useSearchParams } from "react-router-dom";
import { DeadLink } from "../../base/failure/DeadLink.tsx";
import { isNotFound, shownFailure } from "../../base/failure/failures.ts";
import { Guard } from "../../base/session/Guard.tsx";
import { besideSession, useLinkToken } from "../../base/session/link-token.ts";
import { useSession } from "../../base/session/useSession.ts";
import { useOnlineCheckoutQuery } from "../../features/payments/card/card.generated.ts";
import { cardTexts as texts } from "../../features/payments/card/card.texts.ts";
import { UnlessCancelled } from "../../features/contracts/link-page/LinkEnd.tsx";
import { useNextPage } from "../../features/contracts/link-page/useNextPage.tsx";
import { OnlineCheckout } from "../../features/payments/card/OnlineCheckout.tsx";
import type { PaidThing } from "../../features/payments/card/pay.form.ts";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { usePageTitle } from "../../ui/usePageTitle.ts";

const amountOf = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,11}$/.test(text) ? Number(text) : null;

/**
 * Shows the page to pay a contract or a reservation online. Anybody with a contract's id may pay it and sees
 * only the amount; a visitor with the agency's link sees the complete bill. A reservation can be paid by its
 * signed-in client, or with the link in the e-mail.
 */
export function PayScreen() {
  usePageTitle(texts.title);
  const [address] = useSearchParams();
  const contractId = address.get("contrato");
  const orderId = contractId ? null : address.get("reserva");
  const token = useLinkToken();
  if (contractId) return <Bill thing={{ contractId, orderId: null }} />;
  if (orderId && token) return <Bill thing={{ contractId: null, orderId }} />;
  return (
    <Guard guard="signedIn" framed>
      {orderId ? (
        <Bill thing={{ contractId: null, orderId }} />
      ) : (
        <DeadLink greeting={texts.greeting}>{texts.nothingToPay}</DeadLink>
      )}
    </Guard>
  );
}

function Bill({ thing }: { readonly thing: PaidThing }) {
  const token = useLinkToken();
  const { user } = useSession();
  const monto = useSearchParams()[0].get("monto");
  const { data, error, refetch } = useOnlineCheckoutQuery({
    variables: thing,
    context: besideSession(token),
    fetchPolicy: "network-only",
  });
  if (error && !data)
    return isNotFound(error) ? (
      <DeadLink greeting={texts.greeting}>{texts.nothingToPay}</DeadLink>
    ) : (
      <ErrorState page {...shownFailure(error, refetch)} />
    );
  if (!data) return <RecordSkeleton page />;
  const { onlineBill, onlineCheckout } = data;
  const page = onlineCheckout ? (
    <OnlineCheckout
      thing={thing}
      token={token}
      bill={onlineBill}
      checkout={onlineCheckout}
      wanted={amountOf(monto)}
      onward={
        thing.contractId !== null &&
        (token !== null || user?.role === CLIENTE) && <ToTrip contractId={thing.contractId} token={token} />
      }
      onRefused={() => void refetch()}
    />
  ) : (
    <DeadLink greeting={texts.greeting}>{texts.notAvailable}</DeadLink>
  );
  return onlineBill.motivo === null || thing.contractId === null ? (
    page
  ) : (
    <UnlessCancelled of={{ contractId: thing.contractId }} token={token}>
      {page}
    </UnlessCancelled>
  );
}

interface ToTripProps {
  readonly contractId: string;
  readonly token: string | null;
}

/** Shows the link to a trip with nothing due, or the offer to e-mail that link. */
function ToTrip({ contractId, token }: ToTripProps) {
  const next = useNextPage(contractId, token);
  return (
    <>
      {next.offer}
      {next.toTrip && (
        <Button {...next.toTrip} variant="contained" color="secondary">
          {texts.toTrip}
        </Button>
      )}
    </>
  );
}
