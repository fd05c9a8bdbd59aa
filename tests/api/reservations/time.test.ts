import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hoursAfter } from "../../../api/src/core/colombia/days.ts";
import { START, type TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { at, inDays, onWire } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { signedInNow } from "../../support/sign-in.ts";
import { VERIFY, verifyIt } from "../../support/story/payments.ts";
import {
  aReservation,
  CANCEL_RESERVATION,
  payReservation,
  reservationOf,
  seatsLeft,
  updateReservation,
} from "../../support/story/reservations.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});
beforeEach(() => app.clock.set(START));

describe("time", () => {
  it("frees the seats of an unpaid reservation after 72 hours, and notifies of it 24 hours before", async () => {
    const { id, packId } = await aReservation(app);
    const notices = async () =>
      (await app.outbox("cliente@travesia.test"))
        .filter(({ key }) => key?.includes(id))
        .map(({ key }) => key);
    const booked = await notices();
    app.clock.set(hoursAfter(START, 48));
    await app.sweep();
    await app.sweep();
    expect((await notices()).length).toBe(booked.length + 1);
    app.clock.set(hoursAfter(START, 71));
    await app.sweep();
    expect((await reservationOf(app, id)).status).toBe("pendiente");
    app.clock.set(hoursAfter(START, 72));
    await app.sweep();
    expect(await reservationOf(app, id)).toMatchObject({ status: "anulada", cancelCause: "unpaid" });
    expect(await seatsLeft(app, packId)).toBe(12);
    expect((await notices()).length).toBe(booked.length + 2);
  });

  it("frees nothing while a payment waits or something is paid; a rejection leaves a day", async () => {
    const [waiting, paid] = [await aReservation(app), await aReservation(app)];
    const payment = await payReservation(app, waiting.id);
    await verifyIt(app, await payReservation(app, paid.id, { monto: 1_000 }));
    app.clock.set(hoursAfter(START, 100));
    await app.sweep();
    expect((await reservationOf(app, waiting.id)).status).toBe("pendiente");
    expect((await reservationOf(app, paid.id)).status).toBe("pendiente");
    const contador = await signedInNow(app, "contador");
    await contador.ask(VERIFY, { id: payment, input: { status: "rejected", observaciones: "No llegó" } });
    await app.sweep();
    expect(await reservationOf(app, waiting.id)).toMatchObject({
      status: "pendiente",
      dueAt: onWire(hoursAfter(START, 124)),
    });
    app.clock.set(hoursAfter(START, 124));
    await app.sweep();
    expect((await reservationOf(app, waiting.id)).status).toBe("anulada");
  });

  it("completes a paid one the day after the return", async () => {
    const fechas = [{ salida: inDays(1), vuelta: inDays(3) }];
    const days = { salida: inDays(1), llegada: inDays(3) };
    const { id } = await aReservation(app, { package: { fechas }, fechas: days });
    await updateReservation(app, id, { isPaid: true });
    app.clock.set(at(inDays(3), "23:59"));
    await app.sweep();
    expect((await reservationOf(app, id)).status).toBe("pagada");
    app.clock.set(at(inDays(4), "00:00"));
    await app.sweep();
    expect(await reservationOf(app, id)).toMatchObject({ status: "completada", isPaid: true });
    const lider = await signedInNow(app, "lider");
    expectRefused(
      await lider.gql(CANCEL_RESERVATION, { id, input: { motivo: "Tarde" } }),
      "CONFLICT",
      "El viaje ya se hizo y la reserva no se puede cambiar.",
    );
  });
});
