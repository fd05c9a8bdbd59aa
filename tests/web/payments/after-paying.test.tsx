// @vitest-environment happy-dom
import { gql } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { sync } from "node-ical";
import { afterEach, expect, it } from "vitest";
import { formatCop } from "../../../api/src/core/colombia/cop.ts";
import { ContractGlance } from "../../../web/src/features/payments/payment/ContractGlance.tsx";
import { ThanksScreen } from "../../../web/src/pages/payments/ThanksScreen.tsx";
import { inDays } from "../../support/calendar.ts";
import { aSessionUser, openAt, serverAnswers, showConnected } from "../../support/web.tsx";

afterEach(cleanup);

const OWED = gql`
  fragment Owed on Contract {
    id
    saldoPendiente
  }
`;
const attempt = {
  __typename: "OnlineAttempt",
  id: "a",
  monto: 900_000,
  medio: "tarjeta",
  reference: "TRV-1",
  contractId: "c",
  orderId: null,
  motivo: null,
  bankUrl: null,
  enRevision: false,
  cancelado: false,
  payment: null,
  transaction: { __typename: "OnlineTransaction", id: "t" },
  proximoPago: null,
};

/** Opens the page of a payment in a window that has read the trip; returns a reader of its cache. */
async function whatIsKept(status: string, heading: RegExp) {
  const kept: { owed: () => unknown } = { owed: () => undefined };
  function Thanks() {
    const { cache } = useApolloClient();
    if (kept.owed() === undefined) {
      cache.writeFragment({
        fragment: OWED,
        data: { __typename: "Contract", id: "c", saldoPendiente: 3_000_000 },
      });
      kept.owed = () => cache.readFragment({ id: "Contract:c", fragment: OWED });
    }
    return <ThanksScreen />;
  }
  serverAnswers({ OnlinePaymentLookUp: { data: { lookUpOnlinePayment: { ...attempt, status } } } });
  openAt("/thanks?pago=k", [
    { path: "/thanks", guard: "public", layout: "bare", screen: async () => Thanks },
  ]);
  await screen.findByRole("heading", { level: 1, name: heading });
  return kept.owed;
}

it("a trip that was read before its payment is read again after it", async () => {
  const owed = await whatIsKept("approved", /Gracias/);
  await waitFor(() => expect(owed()).toBeNull());
});

it("a trip whose payment was declined stays as it was read", async () => {
  const owed = await whatIsKept("declined", /./);
  expect(owed()).toMatchObject({ saldoPendiente: 3_000_000 });
});

const rejected = { __typename: "OnlinePayment", id: "p", status: "rejected" };
const next = { __typename: "OnlineNextPayment", monto: 300_000, fechaVencimiento: inDays(20) };

it.each([
  ["given back", { payment: rejected }, "Tu pago no se sumó a tu viaje", /escribimos con la fecha/],
  ["in review", { enRevision: true }, "Recibimos tu pago", /si se suma a tu viaje o si te lo devolvemos/],
  ["approved, of a cancelled trip", { cancelado: true }, "Recibimos tu pago", /se canceló.*en qué queda/],
  [
    "in review, of a cancelled trip",
    { cancelado: true, enRevision: true },
    "Recibimos tu pago",
    /se canceló, así que este pago se te devuelve/,
  ],
  [
    "waiting, of a cancelled trip",
    { cancelado: true, status: "pending" },
    "Tu pago está en proceso",
    /si el banco confirma este pago, te lo devolvemos/,
  ],
  [
    "declined, of a cancelled trip",
    { cancelado: true, status: "declined" },
    "Pago fallido",
    /ya no hay nada por pagar/,
  ],
])("a payment that is %s promises neither a receipt nor a trip", async (_, over, title, said) => {
  const paid = { ...attempt, status: "approved", proximoPago: "cancelado" in over ? null : next, ...over };
  serverAnswers({ OnlinePaymentLookUp: { data: { lookUpOnlinePayment: paid } } });
  openAt("/thanks?pago=k", [
    { path: "/thanks", guard: "public", layout: "bare", screen: async () => ThanksScreen },
  ]);
  await screen.findByRole("heading", { level: 1, name: title });
  expect(screen.getByText(said)).toBeTruthy();
  for (const promised of [/recibo/, /Gracias/, /próximo pago/, /ntentar de nuevo/, /ntenta nuevamente/])
    expect(screen.queryByText(promised)).toBeNull();
});

it("the next payment is a file for calendars: a day, with a reminder on the morning before", async () => {
  const paid = { ...attempt, status: "approved", proximoPago: next };
  serverAnswers({ OnlinePaymentLookUp: { data: { lookUpOnlinePayment: paid } } });
  openAt("/thanks?pago=k", [
    { path: "/thanks", guard: "public", layout: "bare", screen: async () => ThanksScreen },
  ]);
  const link = await screen.findByRole<HTMLAnchorElement>("link", { name: "Agregar al calendario" });
  expect(link.download).toBe("proximo-pago.ics");
  const file = decodeURIComponent(link.href.slice("data:text/calendar;charset=utf-8,".length));
  const [event] = Object.values(sync.parseICS(file)).filter((part) => part?.type === "VEVENT");
  expect(event).toMatchObject({
    summary: `Pagar ${formatCop(300_000)} de tu viaje`,
    datetype: "date",
    alarms: [expect.objectContaining({ trigger: "-PT15H" })],
  });
  expect(file).toContain(`DTSTART;VALUE=DATE:${next.fechaVencimiento.replaceAll("-", "")}\r\n`);
});

it.each([
  ["waits to be verified", 900_000, "Lo que falta por pagar está por verificar."],
  ["was paid", 0, "No hay cuotas por pagar."],
])("a contract of which all %s says so", (_, porVerificar, sentence) => {
  const line = { id: "l", monto: 900_000, pagado: 900_000 - porVerificar, porVerificar, estado: "pendiente" };
  const contract = { id: "c", status: "signed", plan: [line], openItems: 0, itemsCount: 0 };
  serverAnswers({});
  showConnected(
    <ContractGlance contract={{ ...contract, numeroPasajeros: 1, quote: null } as never} />,
    aSessionUser({ role: 0 }),
  );
  expect(screen.getByText(sentence)).toBeTruthy();
});
