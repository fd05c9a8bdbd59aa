import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import { today as todayIn } from "@travesia/api/colombia/days";
import { CLIENTE } from "@travesia/api/permissions";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useSession } from "../../../base/session/useSession.ts";
import { MailContractPage } from "../../contracts/link-page/MailContractPage.tsx";
import { linkPageTexts } from "../../contracts/link-page/link-page.texts.ts";
import type { OnlineCheckoutQuery } from "./card.generated.ts";
import { cardPaths } from "./card.paths.ts";
import { cardTexts as texts } from "./card.texts.ts";
import { forgetKey, keyOf } from "./payment-key.ts";
import type { PaidThing } from "./pay.form.ts";
import { PayPage } from "./PayPage.tsx";
import { keepSent, sentOf } from "./typed-payment.ts";
import { usePayOnline } from "./usePayOnline.ts";

interface OnlineCheckoutProps {
  readonly thing: PaidThing;
  readonly token: string | null;
  readonly bill: OnlineCheckoutQuery["onlineBill"];
  readonly checkout: NonNullable<OnlineCheckoutQuery["onlineCheckout"]>;
  /** Amount to propose, in COP; without it the amount that is due. */
  readonly wanted?: number | null;
  /** Link to the next page, when nothing can be paid. */
  readonly onward?: ReactNode;
  /** Called after a refusal, because the bill may have been paid in the meantime. */
  readonly onRefused: () => void;
}

/**
 * Shows the bill with the ways to pay it online, filled in from the link; after the payment the page with its
 * outcome opens.
 */
export function OnlineCheckout({
  thing,
  token,
  bill,
  checkout,
  wanted: asked = null,
  onward,
  onRefused,
}: OnlineCheckoutProps) {
  const navigate = useNavigate();
  const { user } = useSession();
  const [today] = useState(() => todayIn(new Date()));
  const name = thing.contractId ?? thing.orderId ?? "";
  const [typed] = useState(() => sentOf(name)?.typed ?? null);
  // Anybody who knows the id may pay: a link to another record is no part of that.
  const isStranger = bill.saldoPendiente === null;
  const { busy, lost, send } = usePayOnline(checkout, thing, isStranger ? null : token);
  const wanted = typed?.monto ?? asked;
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
      onward={onward}
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
