import pg from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import {
  aBankAccount,
  aMovement,
  BACK,
  BACKABLE,
  imported,
  movementsOf,
  SWITCH,
  UNDO,
  aText,
  anAmount,
  backedPayment,
} from "../../support/bank/story.ts";
import { inDays, START, TODAY } from "../../support/calendar.ts";
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
    expectRefused(
      await app.as("contador").gql(BACK, { movementId, paymentId: payment.id }),
      "CONFLICT",
      "El pago fue rechazado y no cuenta: no se respalda.",
    );
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

  it("is never more than the movement nor more than the payment, for any writer", async () => {
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
    await expect(write(other.id, monto + 1)).rejects.toThrow("bank_movements_are_explained_within");
    await write(one.id, monto - 1);
    await expect(write(other.id, 2)).rejects.toThrow("bank_movements_are_explained_within");
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

  it("lists what is missing: payments without money since the bank's files cover them", async () => {
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

describe("a payment and its movements", () => {
  const back = (movementId: string, paymentId: string, by: "contador" | "admin" = "contador") =>
    app.as(by).gql(BACK, { movementId, paymentId });

  it("of a payment in two transfers, the first leaves it waiting and the second verifies it", async () => {
    const { id } = await aPayableContract(app);
    const [first, second] = [anAmount(), anAmount()];
    const payment = await aPayment(app, id, { monto: first + second });
    const [one, other] = [
      await aMovement(app, account, aText(), first),
      await aMovement(app, account, aText(), second + 5_000),
    ];
    expect((await back(one.id, payment.id)).errors).toBeUndefined();
    expect(await statusOf(payment.id)).toMatchObject({ status: "pending", respaldado: first });
    const { data } = await back(other.id, payment.id);
    expect(data?.backPayment).toMatchObject({
      state: "libre",
      free: 5_000,
      backings: [{ origin: "eleccion" }],
    });
    expect(await statusOf(payment.id)).toMatchObject({ status: "verified", sinRespaldo: false });
    const { audit } = await app
      .as("owner")
      .ask(`{ audit: auditEntries { items { changes { label after } } } }`);
    expect(JSON.stringify(audit.items).replaceAll("\u00a0", " ")).toContain(
      "del movimiento quedan $ 5.000 por identificar",
    );
  });

  it("of a payment in two transfers, the second is proposed automatically once the first is its part", async () => {
    const { id } = await aPayableContract(app);
    const [first, second] = [anAmount(), anAmount()];
    const payment = await aPayment(app, id, { monto: first + second });
    const [one, words] = [await aMovement(app, account, aText(), first), aText()];
    const proposed = async () =>
      (await movement(words)).proposals.map(({ payment: of, reasons }) => [of?.id, reasons[0]]);
    await aMovement(app, account, words, second);
    expect(await proposed()).toEqual([]);
    await app.as("contador").ask(BACK, { movementId: one.id, paymentId: payment.id });
    const rest = [[payment.id, "es justo lo que falta del pago"]];
    expect(await proposed()).toEqual(rest);
    // One that comes later is looked at with it too.
    const later = aText();
    await aMovement(app, account, later, second);
    expect((await movement(later)).proposals.map((each) => each.payment?.id)).toEqual([payment.id]);

    const { backings } = (await movementsOf(app, account))[one.text]!;
    await app.as("contador").ask(UNDO, { id: backings[0]!.id });
    expect(await proposed()).toEqual([]);
    await app.as("contador").ask(BACK, { movementId: one.id, paymentId: payment.id });
    await app.as("contador").ask(BACK, { movementId: (await movement(words)).id, paymentId: payment.id });
    expect(await statusOf(payment.id)).toMatchObject({ status: "verified", respaldado: first + second });
    expect((await movement(later)).proposals).toEqual([]);
  });

  it("of one transfer for two contracts, what the first leaves is proposed for the second", async () => {
    const contracts = await Promise.all([aPayableContract(app), aPayableContract(app)]);
    const [mine, hers] = [anAmount(), anAmount()];
    const payments = await Promise.all([
      aPayment(app, contracts[0].id, { monto: mine }),
      aPayment(app, contracts[1].id, { monto: hers }),
      aPayment(app, contracts[0].id, { monto: mine + hers }),
    ]);
    const words = aText();
    const { id: movementId, proposals } = await aMovement(app, account, words, mine + hers);
    expect(proposals.map(({ payment }) => payment?.id)).toEqual([payments[2].id]);
    const { data } = await back(movementId, payments[0].id);
    expect(data?.backPayment.proposals).toEqual([{ payment: { id: payments[1].id } }]);
    await back(movementId, payments[1].id);
    const { state, backings } = await movement(words);
    expect([state, backings.length]).toEqual(["asignado", 2]);
    await app.as("contador").ask(UNDO, { id: backings[0]!.id });
    expect(await movement(words)).toMatchObject({ state: "libre", free: mine, backings: [backings[1]] });
    expect(await statusOf(payments[0].id)).toMatchObject({ status: "verified", respaldado: 0 });
  });

  it("are one pair only when two people choose at once, and the rest is never backed twice", async () => {
    const contracts = await Promise.all([aPayableContract(app), aPayableContract(app)]);
    const monto = anAmount();
    const payments = await Promise.all(contracts.map(({ id }) => aPayment(app, id, { monto })));
    const { id } = await aMovement(app, account, aText(), monto);
    const answers = await Promise.all([back(id, payments[0]!.id), back(id, payments[1]!.id, "admin")]);
    expect(answers.flatMap(({ errors }) => errors ?? []).map(({ message }) => message)).toEqual([
      "Otra persona ya asignó este movimiento. Actualiza la lista.",
    ]);
    const both = await Promise.all(payments.map((one) => statusOf(one.id)));
    expect(both.map(({ respaldado }) => respaldado).toSorted((a, b) => a - b)).toEqual([0, monto]);
    const lone = await aPayment(app, contracts[0]!.id, { monto: monto + 1 });
    const moves = [
      await aMovement(app, account, aText(), monto + 1),
      await aMovement(app, account, aText(), monto + 1),
    ];
    const twice = await Promise.all([back(moves[0]!.id, lone.id), back(moves[1]!.id, lone.id, "admin")]);
    expect(twice.flatMap(({ errors }) => errors ?? []).map(({ message }) => message)).toEqual([
      "Otro movimiento ya respalda este pago. Actualiza la lista.",
    ]);
  });

  it("are not joined a second time: the first joining is undone before", async () => {
    const { id } = await aPayableContract(app);
    const [first, second] = [anAmount(), anAmount()];
    const payments = [
      await aVerifiedPayment(app, id, { monto: first }),
      await aVerifiedPayment(app, id, { monto: second + 900 }),
    ];
    const words = aText();
    const { id: movementId } = await aMovement(app, account, words, first + second);
    for (const payment of payments) await back(movementId, payment.id);
    const { backings } = await movement(words);
    await app.as("contador").ask(UNDO, { id: backings.find(({ amount }) => amount === first)!.id });
    expectRefused(await back(movementId, payments[1]!.id), "CONFLICT");
  });

  it("find each other by client, amount and reference, on any day", async () => {
    const { id, number } = await aPayableContract(app);
    const monto = anAmount();
    const { registerPayment } = await app.as("asesor").ask(REGISTER, {
      input: { contractId: id, monto, fechaPago: inDays(-300) },
      details: { referenciaPago: "LEJANO-77" },
    });
    const found = async (filter: object) =>
      (await app.as("contador").ask(BACKABLE, { filter })).backablePayments.items.map(
        (one: { id: string }) => one.id,
      );
    for (const filter of [
      { search: number },
      { search: "lejano" },
      { search: `$ ${monto.toLocaleString("es-CO")}` },
      { monto },
      { contractId: id },
    ])
      expect(await found(filter)).toEqual([registerPayment.id]);
    const words = aText();
    const { id: movementId } = await aMovement(app, account, words, monto);
    expect(Object.keys(await movementsOf(app, account, { search: String(monto) }))).toEqual([words]);
    expect(Object.keys(await movementsOf(app, account, { amount: monto }))).toEqual([words]);
    await back(movementId, registerPayment.id);
    expect(await found({ contractId: id })).toEqual([]);
    expectRefused(await app.as("asesor").gql(BACKABLE, { filter: {} }), "FORBIDDEN");
  });
});

describe("an exact match", () => {
  it("verifies automatically only where the owner enabled it, and never a payment of the importer", async () => {
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
