import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { inDays, START, TODAY } from "../../support/calendar.ts";
import { type Handle, handles } from "../../support/people.ts";
import { aCommission, CANCEL } from "../../support/story/commissions.ts";
import { aSignedSimpleContract } from "../../support/story/contracts.ts";
import { aVerifiedPayment, REVERSE } from "../../support/story/payments.ts";
import {
  aBoughtItem,
  aContractToBuy,
  anItemInInstallments,
  buy,
  markPaid,
  PAY,
  VOID,
} from "../../support/story/purchases.ts";
import { anOpenRaffle, board, DRAW, marta, PAY_NUMBER, SELECT } from "../../support/story/raffle.ts";
import { aReservation, cancelReservation, updateReservation } from "../../support/story/reservations.ts";
import { ADJUST, aReferredContract } from "../../support/story/rewards.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});
beforeEach(() => app.clock.set(START));

const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  app.app.services.orm.em.fork().execute<Row[]>(text, values);
const nameOf = (id: number): Handle => handles.find((handle) => app.people[handle].id === id)!;

const UPDATE = `mutation ($id: Int!, $input: UpdatePackageInput!) {
  updatePackage(id: $id, input: $input) { id } }`;

interface Notified {
  readonly type: string;
  readonly user_id: number;
  readonly mails: number;
}

/** Returns, by event, the people notified by something, and the people who also get a mail about it. */
async function notifiedBy(happens: () => Promise<unknown>) {
  await sql("delete from notifications");
  await happens();
  const rows = await sql<Notified>(`select n.type, n.user_id, (select count(*) from notice_deliveries d
    where d.notification_id = n.id and d.channel = 'mail')::int as mails from notifications n`);
  const grouped = (of: readonly Notified[]) =>
    Object.fromEntries(
      [...Map.groupBy(of, ({ type }) => type)].map(([type, these]) => [
        type,
        [...new Set(these.map(({ user_id }) => nameOf(user_id)))].sort(),
      ]),
    );
  return { people: grouped(rows), mailed: grouped(rows.filter(({ mails }) => mails > 0)) };
}
const peopleOf = async (happens: () => Promise<unknown>) => (await notifiedBy(happens)).people;

describe("a purchase and its payments are notified to", () => {
  it("the seller, accounting and the owner when it is bought; people who count money when it is paid", async () => {
    const { items } = await aContractToBuy(app);
    let purchase = { id: "" };
    const bought = async () => void ({ purchase } = await buy(app, items[0]!));
    expect(await peopleOf(bought)).toEqual({ purchase_registered: ["asesor", "contador", "owner"] });
    expect(await peopleOf(() => markPaid(app, purchase))).toEqual({ purchase_paid: ["contador", "owner"] });
  });

  it("people who count money when an installment is paid, but never its payer", async () => {
    const { installments } = await anItemInInstallments(app);
    const pay = () => app.as("admin").ask(PAY, { id: installments[0].id, input: {} });
    expect(await peopleOf(pay)).toEqual({ installment_paid: ["contador", "owner"] });
  });

  it("people who count money when it is voided", async () => {
    const { purchase } = await aBoughtItem(app);
    const voided = () => app.as("owner").ask(VOID, { id: purchase.id, input: { motivo: "Se canceló" } });
    expect(await peopleOf(voided)).toEqual({ purchase_voided: ["admin", "contador"] });
  });
});

describe("an event of points is notified to", () => {
  it("the person who referred the client, and the person whose points were adjusted", async () => {
    const contractId = await aReferredContract(app);
    let payment = { id: "" };
    const paid = async () => void (payment = await aVerifiedPayment(app, contractId, { monto: 200_000 }));
    expect((await peopleOf(paid))["points_earned"]).toEqual(["asesor"]);
    const reversed = () =>
      app.as("owner").ask(REVERSE, { id: payment.id, input: { motivo: "Pago devuelto por el banco" } });
    expect((await peopleOf(reversed))["points_taken_back"]).toEqual(["asesor"]);
    const input = { points: 3, reason: "Campaña de fin de año" };
    const adjusted = () => app.as("owner").ask(ADJUST, { userId: app.people.lider2.id, input });
    expect(await peopleOf(adjusted)).toEqual({ points_adjusted: ["lider2"] });
  });
});

describe("an event of a raffle is notified to", () => {
  it("the seller of a number when it is paid or released, and administration too when it is drawn", async () => {
    const id = await anOpenRaffle(app, { drawDate: TODAY });
    await app.as("asesor").ask(SELECT, { input: { numbers: ["007"], ...marta } });
    await app.as("asesor2").ask(SELECT, { input: { numbers: ["100"], ...marta } });
    const number = (await board(app))["007"]!;
    const paid = () => app.as("admin").ask(PAY_NUMBER, { id: number.id, isPaid: true });
    expect(await peopleOf(paid)).toEqual({ raffle_paid: ["asesor"] });
    app.clock.advance({ hours: 49 });
    expect((await peopleOf(() => app.sweep()))["raffle_released"]).toEqual(["asesor2"]);
    app.clock.set(START);
    const input = { winningNumber: "007", source: "Lotería de Bogotá" };
    expect(await peopleOf(() => app.as("admin").ask(DRAW, { id, input }))).toEqual({
      raffle_drawn: ["asesor", "owner"],
    });
  });
});

describe("an event of a reservation is notified to", () => {
  it("administration, and its client by a letter and no second mail", async () => {
    let reservation = { id: "", packId: 0 };
    const letters = async () => (await app.outbox("cliente@travesia.test")).length;
    const before = await letters();
    const booked = await notifiedBy(async () => {
      reservation = await aReservation(app);
      await app.runJobs();
    });
    expect(booked.people).toEqual({ reservation_booked: ["admin", "owner"] });
    expect(await letters()).toBe(before + 1);

    const changed = () =>
      app.as("admin").ask(UPDATE, {
        id: reservation.packId,
        input: { detail: "Cinco días en la Heroica, con paseo en coche." },
      });
    expect(await peopleOf(changed)).toEqual({ package_updated: ["cliente", "owner"] });
    const hotel = (nombre: string) => () =>
      app.as("admin").ask(UPDATE, { id: reservation.packId, input: { hoteles: [{ nombre }] } });
    expect(await peopleOf(hotel("Hotel Caribe"))).toEqual({ package_updated: ["owner"] });
    expect(await peopleOf(hotel("Hotel Almirante"))).toEqual({ package_updated: ["cliente", "owner"] });

    await app.runJobs();
    const known = await letters();
    const annulled = await notifiedBy(async () => {
      await cancelReservation(app, reservation.id);
      await app.runJobs();
    });
    expect(annulled).toEqual({ people: { reservation_annulled: ["cliente"] }, mailed: {} });
    expect(await letters()).toBe(known + 1);
  });

  it("its client that it was paid", async () => {
    const { id } = await aReservation(app);
    const paid = () => updateReservation(app, id, { status: "pagada" }, "admin");
    expect((await peopleOf(paid))["reservation_paid"]).toEqual(["cliente"]);
  });
});

describe("a late payment is notified to", () => {
  it("its seller and its client, whose letters are the reminders", async () => {
    const { id: contractId } = await aSignedSimpleContract(app);
    await sql("update contracts set cliente_id = ? where id = ?", [app.people.cliente.id, contractId]);
    await sql("update plan_lines set fecha_vencimiento = ? where contract_id = ?", [inDays(-1), contractId]);
    const { people, mailed } = await notifiedBy(() => app.sweep());
    expect(people["payment_overdue"]).toEqual(["asesor", "cliente"]);
    expect(mailed["payment_overdue"] ?? []).not.toContain("cliente");
  });
});

describe("an event of a commission is notified to", () => {
  it("its seller that it was voided with its contract", async () => {
    const { contractId } = await aCommission(app);
    const input = { motivo: "El cliente no viaja" };
    const cancelled = () => app.as("owner").ask(CANCEL, { id: contractId, input });
    expect((await peopleOf(cancelled))["commission_voided"]).toEqual(["asesor", "gerente", "lider"]);
  });
});
