import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addDays, hoursAfter } from "../../../api/src/core/colombia/days.ts";
import { START, type TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { onWire, TODAY } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { anAccount } from "../../support/story/content.ts";
import { REVERSE, verifyIt } from "../../support/story/payments.ts";
import {
  aReservation,
  cancelReservation,
  payReservation,
  registerFor,
  reservationOf,
  seatsLeft,
  updateReservation,
} from "../../support/story/reservations.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});
beforeEach(() => app.clock.set(START));

const verified = async (id: string, monto: number) => {
  const payment = await payReservation(app, id, { monto });
  expect((await verifyIt(app, payment)).errors).toBeUndefined();
  return payment;
};
const reverse = (id: string) =>
  app.as("owner").gql(REVERSE, { id, input: { motivo: "Era de otra reserva" } });
const refunds = async () =>
  (await app.as("contador").ask(`{ refunds(limit: 100) { items { orderId monto reason dueOn } } }`))[
    "refunds"
  ].items as { orderId: string | null }[];
const refundsOf = async (id: string) => (await refunds()).filter(({ orderId }) => orderId === id);

describe("the payments of a reservation", () => {
  it("leave due an amount that is neither paid, nor waiting, nor on its way to the card provider", async () => {
    const { id } = await aReservation(app);
    const ASKED = `query ($id: ID!) { reservation(id: $id) { porRegistrar }
      howToPayReservation(id: $id) { amount due } }`;
    const asked = async () => {
      const { reservation, howToPayReservation: ways } = await app.as("cliente").ask(ASKED, { id });
      return { left: reservation.porRegistrar, amount: ways?.amount, lapses: Boolean(ways?.due) };
    };
    await anAccount(app, { number: "70120009911" });
    expect(await asked()).toEqual({ left: 2_500_000, amount: 2_500_000, lapses: true });
    await app.app.services.orm.em.fork().execute(
      `insert into card_attempts (id, order_id, reference, monto, medio, created_at, updated_at)
       values (gen_random_uuid(), ?, 'en-camino-1', 400000, 'card', ?, ?)`,
      [id, START, START],
    );
    expect(await asked()).toEqual({ left: 2_100_000, amount: 2_100_000, lapses: false });
    await verified(id, 1_000_000);
    expect(await asked()).toEqual({ left: 1_100_000, amount: 1_100_000, lapses: false });
  });

  it("make it a paid one when the verified ones reach its price", async () => {
    const { id } = await aReservation(app);
    await verified(id, 1_000_000);
    expect(await reservationOf(app, id)).toMatchObject({
      status: "pendiente",
      paid: 1_000_000,
      balance: 1_500_000,
    });
    const rest = await payReservation(app, id, { monto: 1_500_000 });
    expect(await reservationOf(app, id)).toMatchObject({ status: "pendiente", waiting: 1_500_000 });
    await verifyIt(app, rest);
    expect(await reservationOf(app, id)).toMatchObject({
      status: "pagada",
      isPaid: true,
      paid: 2_500_000,
      balance: 0,
      waiting: 0,
      dueAt: null,
      paidAt: onWire(START),
    });
  });

  it("are never above what is owed and not waiting already", async () => {
    const { id } = await aReservation(app);
    await payReservation(app, id, { monto: 2_000_000 });
    expectRefused(
      await registerFor(app, id, { monto: 500_001 }),
      "BAD_USER_INPUT",
      "El monto supera el saldo pendiente ($ 500.000).",
    );
  });

  it("are seen by its customer and by who reads reservations, and by no other", async () => {
    const { id } = await aReservation(app);
    const payment = await payReservation(app, id);
    const seen = async (who: "cliente" | "cliente2" | "lider" | "asesor" | "contador") =>
      (
        await app.as(who).ask(`query ($id: ID!) { payment(id: $id) { orderId contractId } }`, { id: payment })
      )["payment"];
    for (const who of ["cliente", "lider", "contador"] as const)
      expect(await seen(who)).toEqual({ orderId: id, contractId: null });
    for (const who of ["cliente2", "asesor"] as const) expect(await seen(who)).toBeNull();
  });

  it("show nobody who reads reservations the payments of contracts out of reach", async () => {
    const { payments } = await app.as("gerente2").ask(`{ payments(limit: 100) { items { orderId } } }`);
    expect((payments as { items: { orderId: string | null }[] }).items.every(({ orderId }) => orderId)).toBe(
      true,
    );
  });

  it("have a receipt, and are in lists under the reservation's customer, over REST too", async () => {
    const { id } = await aReservation(app);
    const payment = await verified(id, 400_000);
    await app.runJobs();
    const { body } = await app.as("contador").rest("GET", "/payments?search=amurallada&limit=100");
    const row = body.payments.find((one: { id: string }) => one.id === payment);
    expect(row).toMatchObject({ order_id: id, contract_id: null, receipt_number: expect.any(String) });
    expect(row.Contract).toMatchObject({
      id: null,
      contract_number: null,
      Quote: { destino: "Cartagena amurallada", Cliente: { id: app.people.cliente.id } },
    });
    const receipt = await app.as("cliente").rest("GET", `/payments/${payment}/receipt/download`);
    expect(receipt.bytes.subarray(0, 5).toString()).toBe("%PDF-");
  });

  it("keep it from being annulled while one waits", async () => {
    const { id } = await aReservation(app);
    await payReservation(app, id);
    for (const who of ["cliente", "lider"] as const)
      expectRefused(
        await cancelReservation(app, id, who),
        "CONFLICT",
        "Hay un pago por verificar. Espera a que se verifique o se rechace antes de anular la reserva.",
      );
  });
});

describe("a reservation whose payment is reversed", () => {
  it("is annulled, and its seats are free", async () => {
    const { id, packId } = await aReservation(app);
    const payment = await verified(id, 2_500_000);
    expect((await reverse(payment)).errors).toBeUndefined();
    expect(await reservationOf(app, id)).toMatchObject({
      status: "anulada",
      cancelCause: "reversed",
      paid: 0,
    });
    expect(await seatsLeft(app, packId)).toBe(12);
    expect(await refundsOf(id)).toEqual([]);
  });

  it("stays as it is where staff vouches for it, and pending where it was not paid up", async () => {
    const vouched = await aReservation(app);
    const partly = await aReservation(app);
    const [one, other] = [await verified(vouched.id, 1_000), await verified(partly.id, 1_000)];
    await updateReservation(app, vouched.id, { isPaid: true });
    await reverse(one);
    await reverse(other);
    expect(await reservationOf(app, vouched.id)).toMatchObject({ status: "pagada", paid: 0 });
    expect(await reservationOf(app, partly.id)).toMatchObject({ status: "pendiente", paid: 0 });
  });
});

describe("annulling a paid reservation", () => {
  it("is for staff, with a reason, and refunds the paid amount within 15 days", async () => {
    const { id, packId } = await aReservation(app);
    await verified(id, 2_500_000);
    expectRefused(
      await cancelReservation(app, id, "cliente"),
      "CONFLICT",
      "La reserva ya fue pagada. Contacta a tu asesor.",
    );
    expectRefused(
      await cancelReservation(app, id, "lider", " "),
      "BAD_USER_INPUT",
      "Escribe el motivo de la anulación.",
    );
    const { data } = await cancelReservation(app, id, "lider", "El hotel cerró");
    expect(data?.["cancelReservation"]).toMatchObject({
      status: "anulada",
      cancelCause: "staff",
      cancelReason: "El hotel cerró",
      isPaid: false,
    });
    expect(await seatsLeft(app, packId)).toBe(12);
    expect(await refundsOf(id)).toEqual([
      { orderId: id, monto: 2_500_000, reason: "reserva_anulada", dueOn: addDays(TODAY, 15) },
    ]);
    expectRefused(await cancelReservation(app, id), "CONFLICT", "La reserva ya está anulada.");
  });

  it("refunds the paid part of a pending one", async () => {
    const { id } = await aReservation(app);
    await verified(id, 300_000);
    expect((await cancelReservation(app, id, "cliente", null)).errors).toBeUndefined();
    expect(await refundsOf(id)).toMatchObject([{ monto: 300_000 }]);
    expectRefused(await registerFor(app, id), "CONFLICT", "La reserva está anulada y no recibe pagos.");
  });
});

describe("what staff says of a reservation", () => {
  it("makes it a paid one without a payment, in the name of who says it, and unpaid again", async () => {
    const { id } = await aReservation(app);
    const paid = await updateReservation(app, id, { isPaid: true });
    expect(paid.data?.["updateReservation"]).toMatchObject({
      status: "pagada",
      isPaid: true,
      paid: 0,
      balance: 2_500_000,
      dueAt: null,
      vouchedBy: { id: app.people.lider.id },
    });
    app.clock.set(hoursAfter(START, 10));
    const unpaid = await updateReservation(app, id, { isPaid: false });
    expect(unpaid.data?.["updateReservation"]).toMatchObject({
      status: "pendiente",
      isPaid: false,
      vouchedBy: null,
      paidAt: null,
      dueAt: onWire(hoursAfter(START, 82)),
    });
  });

  it("does not undo what its payments make of it", async () => {
    const { id } = await aReservation(app);
    await verified(id, 2_500_000);
    expectRefused(
      await updateReservation(app, id, { isPaid: false }),
      "CONFLICT",
      "Sus pagos verificados cubren el total. Para dejarla pendiente hay que reversar un pago.",
    );
  });

  it("changes nothing when its customer says it", async () => {
    const { id } = await aReservation(app);
    for (const input of [{ isPaid: true }, { status: "pagada" }, { status: "anulada" }]) {
      const { data } = await updateReservation(app, id, input, "cliente");
      expect(data?.["updateReservation"]).toMatchObject({ status: "pendiente", isPaid: false });
    }
  });

  it("completes a trip only when it is over", async () => {
    const { id } = await aReservation(app);
    await updateReservation(app, id, { isPaid: true });
    const complete = () => updateReservation(app, id, { status: "completada" });
    expectRefused(
      await complete(),
      "CONFLICT",
      "El viaje no ha terminado. La reserva se completa al día siguiente.",
    );
  });
});

describe("changing people of a paid reservation", () => {
  it("makes a paid one pending when more is owed, and paid again when less", async () => {
    const { id } = await aReservation(app);
    await verified(id, 2_500_000);
    const more = await updateReservation(app, id, { numberOfPeople: 3, isPaid: true });
    expect(more.data?.["updateReservation"]).toMatchObject({ status: "pendiente", balance: 1_250_000 });
    const less = await updateReservation(app, id, { numberOfPeople: 2 });
    expect(less.data?.["updateReservation"]).toMatchObject({ status: "pagada", balance: 0 });
  });

  it("never makes it cost less than was paid", async () => {
    const { id } = await aReservation(app);
    await verified(id, 2_000_000);
    expectRefused(
      await updateReservation(app, id, { numberOfPeople: 1 }),
      "CONFLICT",
      "Los pagos verificados ($ 2.000.000) superan el nuevo total ($ 1.250.000).",
    );
  });

  it("is not for its customer once it is paid, and changes nothing when nothing changes", async () => {
    const { id } = await aReservation(app);
    await updateReservation(app, id, { isPaid: true });
    expectRefused(
      await updateReservation(app, id, { numberOfPeople: 3 }, "cliente"),
      "CONFLICT",
      "La reserva ya fue pagada. Contacta a tu asesor.",
    );
    const { data } = await updateReservation(app, id, { numberOfPeople: 2 }, "cliente");
    expect(data?.["updateReservation"].version).toBe((await reservationOf(app, id)).version);
    expectRefused(await updateReservation(app, id, { numberOfPeople: 3 }, "contador"), "FORBIDDEN");
  });
});
