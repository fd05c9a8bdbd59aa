// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { flightContent } from "@travesia/api/contracts/trip/trip-content.rules";
import { TripFlights } from "@travesia/pages/trip/TripFlights.tsx";
import { afterEach, expect, it } from "vitest";
import { OwnContractScreen } from "../../../web/src/pages/payments/OwnContractScreen.tsx";
import { inDays, START, TODAY } from "../../support/calendar.ts";
import { anOwnContract, ownFlight, ownPayment } from "../../support/own-contract.ts";
import { openAt, serverAnswers, show } from "../../support/web.tsx";

const refund = {
  __typename: "OwnRefund",
  id: "r1",
  title: "Contrato CT-1",
  contractId: "c",
  orderId: null,
  monto: 500_000,
  reason: "cancelacion",
  status: "abierta",
  dueOn: inDays(15),
  paidOn: null,
  hasAccount: false,
  accountMasked: null,
};
const account = { act: "giveAccount", sentence: "Dinos a qué cuenta te devolvemos tu dinero." };

const payable = { ...ownPayment, status: "verified", claimable: true };

/** Opens the page of a trip, with all that it may hold. */
function open(
  status: string,
  totalPagado: number,
  refunds: readonly object[],
  {
    payments = [ownPayment],
    cancellation = null,
  }: { payments?: object[]; cancellation?: object | null } = {},
) {
  const own = { __typename: "OwnContract", id: "c", payments, chargebacks: [], refunds };
  const turns = refunds.map(() => account);
  const contract = { ...anOwnContract(status, totalPagado, turns), payments, cancellation };
  serverAnswers({
    OwnContract: { data: { ownContract: contract } },
    OwnMoneyBack: { data: { ownContract: own } },
  });
  openAt("/pago/c?token=abc", [
    { path: "/pago/:contractId", guard: "public", layout: "bare", screen: async () => OwnContractScreen },
  ]);
}

afterEach(cleanup);

it("a trip that was cancelled begins with the refund, before payments in review", async () => {
  open("cancelled", 900_000, [refund]);
  const give = await screen.findByRole("button", { name: "Decir a qué cuenta" });
  const next = screen.getByText("Tu viaje se canceló. Dinos a qué cuenta te devolvemos tu dinero.");
  const money = screen.getByRole("region", { name: "Tu dinero" });
  expect(screen.getAllByRole("heading", { name: "Te devolvemos" })).toHaveLength(1);
  const follows = (one: Node, other: Node) =>
    Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect([follows(next, give), follows(give, money)]).toEqual([true, true]);
  for (const review of screen.getAllByText(/^Estamos revisando tu pago de/))
    expect(follows(give, review)).toBe(true);
});

it.each([
  ["cancelled", 0],
  ["signed", 1],
])("a %s one shows the services that were sold %i times", async (status, times) => {
  open(status, 900_000, []);
  await screen.findByText("Quiénes viajan");
  const texts = [
    "Bogotá – Cartagena",
    "Tu asesor te confirmará la hora.",
    "Dónde te quedas",
    "Abrir en Mapas",
  ];
  for (const text of [...texts, "Día a día", "Tu viaje incluye", "No incluye"])
    expect([text, screen.queryAllByText(text).length]).toEqual([text, times]);
});

const answered = {
  __typename: "OwnCancellation",
  status: "dismissed",
  reason: "No puedo",
  answer: "Hablamos y sigue el viaje",
  createdAt: START,
};

it.each([
  ["cancelled", "Reversión de un pago y expediente.", [payable], 0],
  ["cancelled", "Expediente.", [], 0],
  ["signed", "Cancelación y expediente.", [], 1],
  ["signed", "Reversión de un pago, cancelación y expediente.", [payable], 1],
])("a %s one names the rights that it offers: %s", async (status, lead, payments, answers) => {
  open(status, 900_000, [], { payments, cancellation: answered });
  expect(await screen.findByText(lead)).toBeTruthy();
  expect(screen.queryAllByText(/Hablamos y sigue el viaje/)).toHaveLength(answers);
  expect(screen.queryAllByRole("heading", { name: "Cancelar el viaje", hidden: true })).toHaveLength(answers);
});

it("a flight that left promises nothing any more", () => {
  const left = { ...ownFlight, __typename: "TripFlight" as const, departs: inDays(-400) };
  const checked = { ...left, itemId: "j", destination: "Cali", checkIn: `${inDays(-401)}T08:00` };
  show(<TripFlights flights={[left, checked].map((flight) => flightContent(flight, TODAY))} />);
  expect(screen.getByText("Bogotá – Cali")).toBeTruthy();
  expect(screen.queryByText(/confirmará la hora|Check-in/)).toBeNull();
});

it("one that was never paid says that nothing is due", async () => {
  open("cancelled", 0, []);
  expect(await screen.findByText("Tu viaje se canceló y no hay nada por pagar.")).toBeTruthy();
});
