import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { today as todayIn } from "@travesia/api/colombia/days";
import { CLIENTE } from "@travesia/api/permissions";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { DeadLink } from "../../base/failure/DeadLink.tsx";
import { isNotFound, shownFailure } from "../../base/failure/failures.ts";
import { Guard } from "../../base/session/Guard.tsx";
import { besideSession, useLinkToken } from "../../base/session/link-token.ts";
import { useSession } from "../../base/session/useSession.ts";
import {
  type OnlineCheckoutQuery,
  useOnlineCheckoutQuery,
} from "../../features/payments/card/card.generated.ts";
import { cardPaths } from "../../features/payments/card/card.paths.ts";
import { cardTexts as texts } from "../../features/payments/card/card.texts.ts";
import { MailContractPage } from "../../features/contracts/link-page/MailContractPage.tsx";
import { UnlessCancelled } from "../../features/contracts/link-page/LinkEnd.tsx";
import { useNextPage } from "../../features/contracts/link-page/useNextPage.tsx";
import { linkPageTexts } from "../../features/contracts/link-page/link-page.texts.ts";
import { forgetKey, keyOf } from "../../features/payments/card/payment-key.ts";
import type { PaidThing } from "../../features/payments/card/pay.form.ts";
import { PayPage } from "../../features/payments/card/PayPage.tsx";
import { keepSent, sentOf } from "../../features/payments/card/typed-payment.ts";
import { usePayOnline } from "../../features/payments/card/usePayOnline.ts";
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
    <Checkout
      thing={thing}
      token={token}
      bill={onlineBill}
      checkout={onlineCheckout}
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

interface CheckoutProps {
  readonly thing: PaidThing;
  readonly token: string | null;
  readonly bill: OnlineCheckoutQuery["onlineBill"];
  readonly checkout: NonNullable<OnlineCheckoutQuery["onlineCheckout"]>;
  /** Called after a refusal, because the bill may have been paid in the meantime. */
  readonly onRefused: () => void;
}

function Checkout({ thing, token, bill, checkout, onRefused }: CheckoutProps) {
  const navigate = useNavigate();
  const { user } = useSession();
  const [address] = useSearchParams();
  const [today] = useState(() => todayIn(new Date()));
  const name = thing.contractId ?? thing.orderId ?? "";
  const [typed] = useState(() => sentOf(name)?.typed ?? null);
  // Anybody who knows the id may pay: a link to another record is no part of that.
  const isStranger = bill.saldoPendiente === null;
  const { busy, lost, send } = usePayOnline(checkout, thing, isStranger ? null : token);
  const wanted = typed?.monto ?? amountOf(address.get("monto"));
  const { terms, personalData } = checkout;
  return (
    <PayPage
      bill={bill}
      notice={
        token !== null &&
        isStranger && (
          <Alert severity="info" sx={{ mb: 5 }}>
            <Typography variant="body2">
              {texts.otherBill} {bill.motivo === null && texts.strangerPays}
            </Typography>
            {thing.contractId !== null && (
              <MailContractPage
                contractId={thing.contractId}
                page="payment"
                token={token}
                label={linkPageTexts.sendOf.payment}
              />
            )}
          </Alert>
        )
      }
      onward={
        thing.contractId !== null &&
        (token !== null || user?.role === CLIENTE) && <ToTrip contractId={thing.contractId} token={token} />
      }
      least={checkout.montoMinimo}
      begun={{
        ...(bill.pagador && { nombre: bill.pagador.nombre, cardHolder: bill.pagador.nombre }),
        ...(user?.role === CLIENTE && { email: user.email, nombre: `${user.name} ${user.lastname}` }),
        ...typed,
        monto: wanted && wanted <= (bill.porPagar ?? wanted) ? wanted : bill.montoSugerido,
      }}
      documents={{ terms: terms.permalink, personalData: personalData.permalink }}
      today={today}
      busy={busy}
      lost={lost}
      onPay={async (form) => {
        const key = keyOf(name, form);
        const outcome = await send(form, key);
        if ("sent" in outcome || outcome.refused) forgetKey(name);
        if ("sent" in outcome) {
          keepSent(name, token, form);
          void navigate(cardPaths.thanks.ofPayment(key, form.medio === "pse"), { replace: true });
        } else if (outcome.refused) onRefused();
        return outcome;
      }}
    />
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
