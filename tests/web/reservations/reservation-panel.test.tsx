// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ReservationListScreen } from "../../../web/src/pages/reservations/ReservationListScreen.tsx";
import { at, inDays, START, TODAY } from "../../support/calendar.ts";
import { aSessionUser, openAt, serverAnswers } from "../../support/web.tsx";

const reservation = {
  __typename: "Reservation",
  id: "r-1",
  code: "7F3A20C4",
  userId: 9,
  packId: 3,
  createdAt: START.toISOString(),
  numberOfPeople: 2,
  unitPrice: 1_250_000,
  totalPrice: 2_500_000,
  paid: 500_000,
  balance: 2_000_000,
  waiting: 300_000,
  porRegistrar: 1_700_000,
  status: "pendiente",
  isPaid: false,
  isUnclaimed: false,
  dueAt: at(inDays(3), "10:00").toISOString(),
  cancelCause: null,
  cancelReason: null,
  version: 1,
  vouchedBy: null,
  acts: [],
  fechas: { salida: inDays(51), llegada: inDays(54) },
  customer: { id: 9, name: "Ana", lastname: "Ruiz", email: "ana@travesia.test", phone: null },
  pack: { id: 3, title: "Guatapé", city: null, location: null, lat: null, lng: null, images: [], fechas: [] },
};

const screenOf = async () => ReservationListScreen;
const routes = [{ path: "/panel/reservas", guard: "signedIn", layout: "bare", screen: screenOf }] as const;

afterEach(cleanup);

/** Opens the panel as a leader; returns the requests to the server. */
async function open(over: object = {}) {
  const asked = serverAnswers({
    Me: { data: { me: { __typename: "User", ...aSessionUser({ role: 3 }) } } },
    ReservationList: {
      data: { reservations: { items: [{ ...reservation, ...over }], total: 1, totalPages: 1 } },
    },
    ReservationPay: { data: { registerReservationPayment: { id: "p-1" } } },
  });
  openAt("/panel/reservas", routes, "a-token");
  await screen.findByText("Guatapé");
  return asked;
}

const press = (name: RegExp | string) => fireEvent.click(screen.getByRole("button", { name }));
const plain = (text: string | null) => text?.replaceAll("\u00A0", " ");

describe("the panel of reservations", () => {
  it("registers what a customer paid for one, as for a contract", async () => {
    const asked = await open();
    press("Registrar pago");
    const dialog = await screen.findByRole("dialog");
    expect(plain(dialog.textContent)).toContain(
      "Se registrará en la reserva 7F3A20C4 de Ana Ruiz y quedará por verificar. " +
        "Pueden registrarse hasta $ 1.700.000.",
    );
    fireEvent.click(within(dialog).getByRole("button", { name: /^Registrar \$\s1\.700\.000$/ }));
    const sent = await waitFor(() => {
      const found = asked.find(({ operation }) => operation === "ReservationPay");
      if (!found) throw new Error("nothing was sent");
      return found.variables;
    });
    expect(sent).toMatchObject({
      id: "r-1",
      input: { monto: 1_700_000, fechaPago: TODAY, medio: "transferencia", aceptaDuplicado: false },
    });
    expect(sent["idempotencyKey"]).toBeTruthy();
  });

  it("offers no payment of an amount that is paid or awaits its verification", async () => {
    await open({ waiting: 2_000_000, porRegistrar: 0 });
    expect(screen.queryByRole("button", { name: "Registrar pago" })).toBeNull();
  });

  it("asks for its list no second time within a second", async () => {
    const asked = await open();
    const requests = () => asked.filter(({ operation }) => operation === "ReservationList").length;
    const before = requests();
    press("Actualizar");
    await screen.findByText("Request blocked by rate limiter");
    expect(requests()).toBe(before);
    vi.setSystemTime(new Date(START.getTime() + 5_000));
    press("Actualizar");
    await waitFor(() => expect(requests()).toBe(before + 1));
  });
});
