// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { CLIENTE } from "@travesia/api/permissions";
import { afterEach, describe, expect, it } from "vitest";
import { UserReservationsScreen } from "../../../web/src/pages/reservations/UserReservationsScreen.tsx";
import { at, inDays, START } from "../../support/calendar.ts";
import { aSessionUser, openAt, serverAnswers } from "../../support/web.tsx";

const reservation = {
  __typename: "Reservation",
  id: "r-1",
  code: "7F3A20C4",
  userId: 7,
  packId: 3,
  createdAt: START.toISOString(),
  numberOfPeople: 2,
  unitPrice: 1_250_000,
  totalPrice: 2_500_000,
  paid: 0,
  balance: 2_500_000,
  waiting: 0,
  porRegistrar: 2_500_000,
  status: "pendiente",
  isPaid: false,
  isUnclaimed: false,
  turns: [],
  dueAt: at(inDays(3), "10:00").toISOString(),
  cancelCause: null,
  cancelReason: null,
  version: 1,
  vouchedBy: null,
  acts: [],
  fechas: { salida: inDays(51), llegada: inDays(54) },
  customer: { id: 7, name: "Ana", lastname: "Ruiz", email: "ana@travesia.test", phone: null },
  pack: { id: 3, title: "Guatapé", city: null, location: null, lat: null, lng: null, images: [], fechas: [] },
};
const trip = {
  __typename: "OwnTrip",
  kind: "reservation",
  id: "r-1",
  number: "7F3A20C4",
  origin: "",
  destination: "Guatapé",
  departure: inDays(51),
  comeback: inDays(54),
  travellers: 2,
  price: 2_500_000,
  stage: "aprobada",
  status: "pendiente",
  step: "pay",
  amount: 2_500_000,
  due: inDays(3),
};
const contract = { ...trip, kind: "contract", id: "c-1", number: "CT-1", destination: "Leticia" };
const routes = [
  { path: "/userReservas", guard: "signedIn", layout: "bare", screen: async () => UserReservationsScreen },
] as const;

afterEach(cleanup);

async function open(over: object, trips: readonly object[]) {
  serverAnswers({
    Me: { data: { me: { __typename: "User", ...aSessionUser({ role: CLIENTE }) } } },
    OwnTrips: { data: { ownTrips: trips } },
    OwnRefundList: { data: { ownRefunds: [] } },
    ReservationList: {
      data: { reservations: { items: [{ ...reservation, ...over }], total: 1, totalPages: 1 } },
    },
  });
  openAt("/userReservas", routes, "a-token");
  await screen.findByText("Guatapé");
}
const ways = () =>
  screen
    .getAllByRole("link")
    .filter((way) => way.getAttribute("href") === "/ordenReserva/r-1")
    .map(({ textContent }) => textContent);

describe("a client's reservations", () => {
  it.each([
    ["owed", {}, "Pendiente", "ABONA TU RESERVA"],
    ["reported", { waiting: 2_500_000, porRegistrar: 0 }, "Pendiente", "Ver reserva"],
    ["paid", { status: "pagada", paid: 2_500_000, balance: 0, porRegistrar: 0 }, "Pagada", "Ver reserva"],
  ])("have one row, with one state and one button, when they are %s", async (_, over, state, way) => {
    await open(over, [trip]);
    expect(screen.getAllByText("Guatapé")).toHaveLength(1);
    expect(screen.getByText(state)).toBeTruthy();
    expect(screen.queryByText(/^(Por pagar|Al día|Contrato)$/)).toBeNull();
    expect(ways()).toEqual([way]);
  });

  it("are one list with the trips that were quoted, in the order of their next steps", async () => {
    const cards = () => screen.getAllByRole("article").map((card) => card.getAttribute("aria-label"));
    await open({}, [contract, trip]);
    expect(cards()).toEqual(["Viaje a Leticia", "Reserva 7F3A20C4"]);
    expect(ways()).toHaveLength(1);
    cleanup();
    await open({}, [trip, contract]);
    expect(cards()).toEqual(["Reserva 7F3A20C4", "Viaje a Leticia"]);
  });

  it("say until when their seats are held, until money came in", async () => {
    await open({}, []);
    expect(screen.getByText(/^Paga antes del .* para conservar tus cupos\.$/)).toBeTruthy();
    cleanup();
    await open({ paid: 500_000, balance: 2_000_000, porRegistrar: 2_000_000 }, []);
    expect(screen.queryByText(/^Paga antes del/)).toBeNull();
    expect(screen.getByText(/ · Saldo/)).toBeTruthy();
  });
});
