import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { aReservation } from "../../support/story/reservations.ts";

const BILL = `query ($id: ID!) { onlineBill(orderId: $id) { titulo destino precioTotal montoSugerido } }`;

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

/** The token of the page to pay that the mail about a reservation carries. */
async function mailedToken(id: string): Promise<string> {
  await app.runJobs();
  const mail = await app.mailWith(`reserva=${id}`);
  const [address] = /https?:\/\/\S*\/pay\?\S+/.exec(mail?.text ?? "") ?? [];
  return new URL(address!).searchParams.get("token")!;
}

describe("the page to pay in the mail about a reservation", () => {
  it("shows its customer what they pay without a session, and nobody who knows but the id", async () => {
    const reservation = await aReservation(app);
    const token = await mailedToken(reservation.id);
    expect(token).toMatch(/^[\w-]{43}$/);
    const bill = (await app.withLink(token).ask(BILL, { id: reservation.id })).onlineBill;
    expect(bill).toMatchObject({
      titulo: expect.stringMatching(/^Reserva /),
      destino: expect.any(String),
      precioTotal: reservation.totalPrice,
    });
    const stranger = (await app.as(null).ask(BILL, { id: reservation.id })).onlineBill;
    expect(stranger).toMatchObject({ titulo: "Pago de tu viaje", destino: null, precioTotal: null });
  });

  it("opens no other reservation", async () => {
    const [mine, other] = [await aReservation(app), await aReservation(app, { as: "cliente2" })];
    const token = await mailedToken(mine.id);
    const bill = (await app.withLink(token).ask(BILL, { id: other.id })).onlineBill;
    expect(bill).toMatchObject({ titulo: "Pago de tu viaje", precioTotal: null });
  });
});
