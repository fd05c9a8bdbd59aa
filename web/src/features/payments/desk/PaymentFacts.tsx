import { TurnLine } from "../../../base/acts/TurnLine.tsx";
import { accountName, shownNumber } from "@travesia/api/content/agency-account/agency-account.rules";
import { meansText, reachesAccount } from "@travesia/api/payments/payment/means/means.rules";
import { titledPayable } from "@travesia/api/payments/payable/payable.rules";
import type { ReactNode } from "react";
import Link from "@mui/material/Link";
import { formatDay, formatInstant } from "../../../ui/days.ts";
import { FactList } from "../../../ui/desk/FactList.tsx";
import { Money } from "../../../ui/Money.tsx";
import type { DeskPaymentFragment } from "../payment/payments.generated.ts";
import { Withheld } from "../withheld/Withheld.tsx";
import { deskTexts } from "./desk.texts.ts";

interface PaymentFactsProps {
  readonly payment: DeskPaymentFragment;
  /** Address of the paid record. */
  readonly place: string;
}

const accountText = ({ cuentaAgencia: account }: DeskPaymentFragment) =>
  account
    ? `${accountName(account)} ${shownNumber(account.kind, account.keyKind, account.number)}`
    : deskTexts.noAccount;

const registrarOf = ({ createdBy, reportedByClient, createdAt }: DeskPaymentFragment) => {
  const who = createdBy ? `${createdBy.name} ${createdBy.lastname}`.trim() : "En línea";
  return `${reportedByClient ? "El cliente" : who}, ${formatInstant(createdAt)}`;
};

/** Shows the facts of a payment, line by line: the paid record, date, method and account. */
export function PaymentFacts({ payment, place }: PaymentFactsProps) {
  const { paidFor, fechaPago, medio, bancoOrigen, referenciaPago, pagadorNombre, observaciones } = payment;
  const { status, monto, retenido, saldoPendiente } = payment;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      "Para",
      <>
        <Link href={place}>{titledPayable(paidFor)}</Link>
        <br />
        {paidFor.clientTrip.nombreCliente} · {paidFor.clientTrip.destino}
      </>,
    ],
    ["Fecha de pago", formatDay(fechaPago)],
    ["Medio", meansText(payment)],
    ...(payment.cuentaAgencia || reachesAccount(medio) ? [["Entró en", accountText(payment)] as const] : []),
    ["Banco y referencia", [bancoOrigen, referenciaPago].filter(Boolean).join(" · ") || "—"],
    ...(retenido > 0 ? [["Retuvo el cliente", <Withheld key="withheld" payment={payment} />] as const] : []),
    ...(pagadorNombre ? [["Pagó", pagadorNombre] as const] : []),
    [
      status === "pending" ? "Saldo, si cuenta" : "Saldo",
      // A cancelled contract has no amount due any more.
      paidFor.cancelled ? (
        "—"
      ) : (
        <Money
          key="balance"
          amount={status === "pending" ? Math.max(saldoPendiente - monto - retenido, 0) : saldoPendiente}
        />
      ),
    ],
    ["Registró", registrarOf(payment)],
    ...(observaciones ? [["Observaciones", observaciones] as const] : []),
  ];
  return (
    <>
      <TurnLine turns={payment.turns} />
      <FactList facts={facts} />
    </>
  );
}
