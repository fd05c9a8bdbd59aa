import pg from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import {
  aBankAccount,
  aMovement,
  BACK,
  imported,
  movementsOf,
  SWITCH,
  UNDO,
  aText,
  anAmount,
  backedPayment,
} from "../../support/bank/story.ts";
import { START, TODAY } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { afterFile } from "../../support/after-file.ts";
import {
  aPayableContract,
  aPayment,
  aVerifiedPayment,
  REGISTER,
  REVERSE,
} from "../../support/story/payments.ts";

let app: TestApp;
let account: string;
beforeAll(async () => {
  app = await anAppWithSales();
  account = await aBankAccount(app, "701200009");
});

const statusOf = (id: string) => backedPayment(app, id);
const movement = async (of: string) => (await movementsOf(app, account))[of]!;

describe("what backs a payment", () => {
  it("is free again when the payment is reversed, or somebody says so", async () => {
    const { id } = await aPayableContract(app);
    const [words, monto] = [aText(), anAmount()];
    const payment = await aVerifiedPayment(app, id, { monto });
    const { id: movementId } = await aMovement(app, account, words, monto);
    await app.as("contador").ask(BACK, { movementId, paymentId: payment.id });
    const { backings } = await movement(words);
    expect((await app.as("contador").ask(UNDO, { id: backings[0]!.id })).undoBankBacking).toMatchObject({
      state: "libre",
      proposed: true,
    });
    expect(await statusOf(payment.id)).toMatchObject({
      status: "verified",
      respaldado: 0,
      sinRespaldo: true,
    });
    await app.as("contador").ask(BACK, { movementId, paymentId: payment.id });
    await app.as("owner").ask(REVERSE, { id: payment.id, input: { motivo: "No era" } });
    expect(await movement(words)).toMatchObject({ state: "libre", backings: [] });
    expect(await statusOf(payment.id)).toMatchObject({
      status: "rejected",
      respaldado: 0,
      sinRespaldo: false,
    });
  });

  it("is nothing of a payment that is reversed while its movement is assigned", async () => {
    const { id } = await aPayableContract(app);
    const [words, monto] = [aText(), anAmount()];
    const payment = await aVerifiedPayment(app, id, { monto });
    const { id: movementId } = await aMovement(app, account, words, monto);
    const [, reversed] = await Promise.all([
      app.as("contador").gql(BACK, { movementId, paymentId: payment.id }),
      app.as("owner").gql(REVERSE, { id: payment.id, input: { motivo: "No era" } }),
    ]);
    expect(reversed.errors).toBeUndefined();
    expect(await movement(words)).toMatchObject({ state: "libre", backings: [] });
  });

  it("is never more than the movement nor more than the payment, whoever writes", async () => {
    const { id } = await aPayableContract(app);
    const monto = anAmount();
    const [one, other] = await Promise.all([
      aPayment(app, id, { monto }),
      aPayment(app, id, { monto: monto + 1 }),
    ]);
    const { id: movementId } = await aMovement(app, account, aText(), monto);
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    afterFile(() => client.end());
    const write = (paymentId: string, sum: number) =>
      client.query(
        `insert into bank_backings (id, movement_id, payment_id, amount, origin, created_at)
         values (gen_random_uuid(), $1, $2, $3, 'propuesta', $4)`,
        [movementId, paymentId, sum, START],
      );
    await expect(write(other.id, monto + 1)).rejects.toThrow("bank_movements_back_what_came_in");
    await write(one.id, monto - 1);
    await expect(write(other.id, 2)).rejects.toThrow("bank_movements_back_what_came_in");
    await expect(
      client.query("update bank_movements set amount = amount + 1 where id = $1", [movementId]),
    ).rejects.toThrow("Lo que dijo el banco no cambia");
    await expect(
      client.query("update payments set status = 'rejected', verified_at = $2 where id = $1", [
        one.id,
        START,
      ]),
    ).rejects.toThrow("un movimiento del banco lo respalda");
  });

  it("is listed where it misses: payments without money since the bank tells of it", async () => {
    const { id } = await aPayableContract(app);
    const payment = await aPayment(app, id, { monto: anAmount() });
    const cash = await aPayment(app, id, { monto: anAmount(), tipoPago: "efectivo" });
    const LIST = `query ($filter: PaymentFilter) {
      unbackedPayments(limit: 100, filter: $filter) { items { id } } }`;
    const listed = async (filter: object) =>
      (await app.as("admin").ask(LIST, { filter })).unbackedPayments.items.map(
        (one: { id: string }) => one.id,
      );
    expect(await listed({})).toContain(payment.id);
    expect(await listed({})).not.toContain(cash.id);
    expect(await listed({ tipoPago: "efectivo" })).toContain(cash.id);
    const { bankCounters } = await app
      .as("admin")
      .ask(`{ bankCounters { unbacked unowned proposed exact } }`);
    expect(bankCounters.unbacked).toBeGreaterThan(0);
  });
});

describe("an exact match", () => {
  it("verifies by itself only where the owner switched it on, never what the importer registered", async () => {
    const own = await aBankAccount(app, "701200002");
    const { id } = await aPayableContract(app);
    const [mine, theirs, off] = [anAmount(), anAmount(), anAmount()];
    const registered = (monto: number, referenciaPago: string, by: "contador" | "asesor") =>
      app
        .as(by)
        .ask(REGISTER, { input: { contractId: id, monto, fechaPago: TODAY }, details: { referenciaPago } });
    const before = (await registered(off, "OFF-1001", "asesor")).registerPayment;
    await imported(app, own, [[TODAY, "ANTES", off, "OFF-1001"]]);
    await app.runJobs();
    expect((await statusOf(before.id)).status).toBe("pending");

    expectRefused(await app.as("contador").gql(SWITCH, { id: own, on: true }), "FORBIDDEN");
    await app.as("owner").ask(SWITCH, { id: own, on: true });
    const one = (await registered(mine, "MIN-2002", "contador")).registerPayment;
    const other = (await registered(theirs, "THR-3003", "asesor")).registerPayment;
    await imported(app, own, [
      [TODAY, "UNO", mine, "MIN-2002"],
      [TODAY, "OTRO", theirs, "THR-3003"],
    ]);
    await app.runJobs();
    expect((await statusOf(one.id)).status).toBe("pending");
    expect(await statusOf(other.id)).toMatchObject({
      status: "verified",
      respaldado: theirs,
      verifiedById: null,
    });
  });
});
