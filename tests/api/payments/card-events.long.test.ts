import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { START } from "../../support/calendar.ts";
import { CANCEL } from "../../support/story/commissions.ts";
import {
  anEvent,
  applyEvent,
  ATTEMPT,
  cardNumbers,
  fault,
  payByCard,
  sendEvent,
} from "../../support/story/cards.ts";
import { aPayableContract, aVerifiedPayment, VERIFY } from "../../support/story/payments.ts";
import { remember, takeBack } from "../../support/taking-back.ts";

// The provider's own events are left out here: each test sends its own.
let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
  await fault(app, "lost");
});
afterEach(() => app.clock.set(START));

const FIGURES = `query ($id: ID!) { contract(id: $id) { totalPagado saldoPendiente porVerificar } }`;
const figures = async (id: string) => (await app.as("owner").ask(FIGURES, { id })).contract;
const PAYMENTS = `query ($id: ID!) { paymentsOfContract(contractId: $id) {
  id status monto observaciones receiptNumber wompiTransactionId reversedAt reversalReason } }`;
/** The payments of a contract, the oldest first. */
const payments = async (id: string): Promise<Record<string, unknown>[]> =>
  (await app.as("owner").ask(PAYMENTS, { id })).paymentsOfContract.reverse();
const STANDING = `query ($transactionId: String) {
  onlineAttempt(transactionId: $transactionId) { enRevision cancelado proximoPago { monto } } }`;
const rows = <Row extends object>(statement: string, values: unknown[] = []): Promise<Row[]> =>
  app.app.services.orm.em.fork().execute<Row[]>(statement, values);

/** A contract with a payment by card that the provider has not decided on. */
async function aPendingOne(fields: Readonly<Record<string, unknown>> = {}) {
  const { id: contractId } = await aPayableContract(app);
  const { transaction, reference, monto } = await payByCard(app, contractId, fields);
  return { contractId, transaction: { id: transaction.id, reference, amount_in_cents: monto * 100 } };
}
const noticesOf = async (who: "contador" | "asesor", type: string): Promise<number> => {
  const { notifications } = await app.as(who).ask(`query { notifications(limit: 100) { items { type } } }`);
  return notifications.items.filter((item: { type: string }) => item.type === type).length;
};

describe("an event", () => {
  it("is kept before it is answered, and applied afterwards", async () => {
    const { contractId, transaction } = await aPendingOne();
    const { status, body } = await sendEvent(app, anEvent(app, transaction));
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { success: true, message: "Evento recibido y verificado" },
    });
    const kept = () =>
      rows<{ applied_at: Date | null }>("select applied_at from card_events where transaction_id = ?", [
        transaction.id,
      ]);
    expect(await kept()).toMatchObject([{ applied_at: null }]);
    expect(await payments(contractId)).toMatchObject([{ status: "pending" }]);
    await app.runJobs();
    expect(await payments(contractId)).toMatchObject([{ status: "verified" }]);
    expect((await kept())[0]?.applied_at).not.toBeNull();
  });

  it.each([
    ["a wrong checksum", (event: object) => event, { "x-event-checksum": "0".repeat(64) }],
    ["another environment", (event: object) => ({ ...event, environment: "prod" }), {}],
    ["a changed status", (event: object) => ({ ...event, data: { transaction: {} } }), {}],
    ["nothing in it", () => ({}), {}],
  ])("with %s is refused and changes nothing", async (_, change, headers) => {
    const { contractId, transaction } = await aPendingOne();
    const answer = await sendEvent(app, change(anEvent(app, transaction)) as never, headers as never);
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({
      success: false,
      message: "Evento no autorizado",
      error: "FORBIDDEN",
    });
    await app.runJobs();
    expect(await payments(contractId)).toMatchObject([{ status: "pending" }]);
  });

  it("is accepted with any bearer, and with its checksum in capitals", async () => {
    const { contractId, transaction } = await aPendingOne();
    const event = anEvent(app, transaction);
    const checksum = (event["signature"] as { checksum: string }).checksum.toUpperCase();
    const answer = await sendEvent(app, event, { authorization: "Bearer abc", "x-event-checksum": checksum });
    expect(answer.status).toBe(200);
    await app.runJobs();
    expect(await payments(contractId)).toMatchObject([{ status: "verified" }]);
  });

  it("that comes twice at once credits once", async () => {
    const { contractId, transaction } = await aPendingOne();
    const event = anEvent(app, transaction);
    const answers = await Promise.all([1, 2, 3, 4].map(() => sendEvent(app, event)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await app.runJobs();
    await sendEvent(app, { ...event });
    await app.runJobs();
    expect(await payments(contractId)).toHaveLength(1);
    expect(await figures(contractId)).toMatchObject({ totalPagado: 500_000 });
    expect(await rows("select id from card_events where transaction_id = ?", [transaction.id])).toHaveLength(
      1,
    );
  });

  it("about something else is kept and changes nothing", async () => {
    const event = anEvent(app, { status: "APPROVED" });
    const answer = await sendEvent(app, { ...event, event: "nequi_token.updated" });
    expect(answer.status).toBe(200);
  });
});

describe("an approval", () => {
  it("that comes before our own row is not lost", async () => {
    const { id: contractId, number } = await aPayableContract(app);
    const transaction = { id: "1292-2-1", reference: `${number}-1`, amount_in_cents: 50_000_000 };
    expect((await applyEvent(app, transaction)).status).toBe(200);
    expect(await payments(contractId)).toEqual([]);
    await payByCard(app, contractId);
    app.clock.advance({ minutes: 2 });
    await app.sweep();
    // The reference was taken by then: there is one transaction of it.
    expect(await payments(contractId)).toMatchObject([{ status: "verified" }]);
    expect(await figures(contractId)).toMatchObject({ totalPagado: 500_000 });
  });

  it.each([
    ["another amount", { amount_in_cents: 40_000_000 }, 400_000],
    ["a fraction of a peso", { amount_in_cents: 50_000_050 }, 500_000],
    ["another currency", { currency: "USD" }, 500_000],
  ])("with %s is not credited: people look at it", async (_, changed, monto) => {
    const { contractId, transaction } = await aPendingOne();
    await rows("delete from card_transactions where id = ?", [transaction.id]);
    await rows("update payments set wompi_transaction_id = null where wompi_transaction_id = ?", [
      transaction.id,
    ]);
    const before = await noticesOf("contador", "payment_in_review");
    await applyEvent(app, { ...transaction, ...changed });
    const [, payment] = await payments(contractId);
    expect(payment).toMatchObject({ status: "pending", monto, observaciones: "En revisión" });
    expect(await figures(contractId)).toMatchObject({ totalPagado: 0 });
    expect(await noticesOf("contador", "payment_in_review")).toBe(before + 1);
    expect((await app.as().ask(ATTEMPT, { transactionId: transaction.id })).onlineAttempt).toMatchObject({
      status: "approved",
      enRevision: true,
    });
  });

  it("above what is left to pay is looked at by people, and can be verified once there is room", async () => {
    const { contractId, transaction } = await aPendingOne({ monto: 3_000_000 });
    await rows("update contracts set total_pagado = 1000 where id = ?", [contractId]);
    await applyEvent(app, transaction);
    const [payment] = await payments(contractId);
    expect(payment).toMatchObject({ status: "pending", observaciones: "En revisión" });
    await rows("update contracts set total_pagado = 0 where id = ?", [contractId]);
    await app.as("contador").ask(VERIFY, { id: payment?.["id"], input: {} });
    expect(await figures(contractId)).toMatchObject({ totalPagado: 3_000_000 });
  });

  it("for a contract that takes no payments any more is looked at by people", async () => {
    const { contractId, transaction } = await aPendingOne();
    await app.as("admin").ask(CANCEL, { id: contractId, input: { motivo: "El cliente desistió" } });
    await applyEvent(app, transaction);
    expect(await payments(contractId)).toMatchObject([{ status: "pending", observaciones: "En revisión" }]);
    // Nobody who knows the transaction alone is shown what became of the contract.
    for (const [by, cancelado] of [
      ["admin", true],
      [undefined, false],
    ] as const) {
      const { onlineAttempt } = await app.as(by).ask(STANDING, { transactionId: transaction.id });
      expect(onlineAttempt).toEqual({ enRevision: true, cancelado, proximoPago: null });
    }
  });

  it("of another transaction of the reference, after a refusal, is a payment of its own", async () => {
    const { contractId, transaction } = await aPendingOne({ number: cardNumbers.declined });
    await applyEvent(app, { ...transaction, status: "DECLINED", status_message: "Fondos insuficientes" });
    await applyEvent(app, { ...transaction, id: "1292-4-1" });
    expect(await payments(contractId)).toMatchObject([
      { status: "rejected", observaciones: "Fondos insuficientes", wompiTransactionId: transaction.id },
      { status: "verified", wompiTransactionId: "1292-4-1" },
    ]);
    expect(await figures(contractId)).toMatchObject({ totalPagado: 500_000 });
  });

  it("that the provider gives after refusing the very same is looked at by people, once", async () => {
    const { contractId, transaction } = await aPendingOne();
    await applyEvent(app, { ...transaction, status: "DECLINED" });
    await applyEvent(app, transaction);
    await applyEvent(app, transaction);
    expect(await payments(contractId)).toMatchObject([
      { status: "rejected" },
      { status: "pending", observaciones: "En revisión" },
    ]);
  });
});

describe("what comes late or out of order", () => {
  it("changes nothing: an approval after the transaction was voided", async () => {
    const { contractId, transaction } = await aPendingOne();
    await applyEvent(app, { ...transaction, status: "VOIDED" });
    await applyEvent(app, transaction);
    expect(await payments(contractId)).toMatchObject([{ status: "rejected", receiptNumber: null }]);
    expect(await figures(contractId)).toMatchObject({ totalPagado: 0 });
  });

  it("changes nothing: an unknown status, of which accounting is notified", async () => {
    const { contractId, transaction } = await aPendingOne();
    const before = await noticesOf("contador", "payment_unclear");
    expect((await applyEvent(app, { ...transaction, status: "REVIEWING" })).status).toBe(200);
    expect(await payments(contractId)).toMatchObject([{ status: "pending" }]);
    expect(await noticesOf("contador", "payment_unclear")).toBe(before + 1);
  });
});

describe("a transaction that is final", () => {
  // All go on from the same payment that waits.
  let contractId: string;
  let transaction: Awaited<ReturnType<typeof aPendingOne>>["transaction"];
  beforeAll(async () => {
    ({ contractId, transaction } = await aPendingOne());
    await remember(app);
  });
  afterEach(() => takeBack(app));

  // Between two final statuses of a transaction there is one way on: what was approved may be voided. One
  // that comes to be approved after all is money that came in: people look at it, and it credits nothing.
  const finals = ["APPROVED", "DECLINED", "ERROR", "VOIDED"] as const;
  const later = finals.flatMap((first) =>
    (["PENDING", ...finals] as const).map((second) => [first, second] as const),
  );
  it.each(later)("moves on only by the rule: %s, then %s", async (first, second) => {
    const standing = async () => ({
      payments: (await payments(contractId)).map(({ status, observaciones, reversedAt }) => ({
        status,
        observaciones,
        reversed: reversedAt !== null,
      })),
      paid: (await figures(contractId)).totalPagado,
    });
    await applyEvent(app, { ...transaction, status: first });
    const before = await standing();
    expect(before.paid).toBe(first === "APPROVED" ? 500_000 : 0);
    if (first === "APPROVED") expect(before.payments).toMatchObject([{ status: "verified" }]);
    await applyEvent(app, { ...transaction, status: second });
    const reversed = { ...before.payments[0], status: "rejected", reversed: true };
    const looked = { status: "pending", observaciones: "En revisión", reversed: false };
    const isVoided = first === "APPROVED" && second === "VOIDED";
    const comesIn = second === "APPROVED" && (first === "DECLINED" || first === "ERROR");
    expect(await standing()).toEqual(
      isVoided
        ? { payments: [reversed], paid: 0 }
        : comesIn
          ? { payments: [...before.payments, looked], paid: 0 }
          : before,
    );
  });
});

describe("a voided transaction", () => {
  it("takes its payment back: it is owed again, and its receipt keeps its number", async () => {
    const { contractId, transaction } = await aPendingOne();
    await applyEvent(app, transaction);
    await applyEvent(app, { ...transaction, status: "VOIDED" });
    await applyEvent(app, { ...transaction, status: "VOIDED" });
    const [payment] = await payments(contractId);
    expect(payment).toMatchObject({
      status: "rejected",
      reversalReason: "El proveedor de pagos anuló la transacción",
      receiptNumber: expect.stringMatching(/^RC-/),
    });
    expect(payment?.["reversedAt"]).not.toBeNull();
    expect(await figures(contractId)).toMatchObject({ totalPagado: 0, saldoPendiente: 3_000_000 });
    const { onlineAttempt } = await app.as().ask(ATTEMPT, { transactionId: transaction.id });
    expect(onlineAttempt.status).toBe("voided");
  });

  it("rejects a payment that people still looked at", async () => {
    const { contractId, transaction } = await aPendingOne({ monto: 3_000_000 });
    await rows("update contracts set total_pagado = 1000 where id = ?", [contractId]);
    await applyEvent(app, transaction);
    await applyEvent(app, { ...transaction, status: "VOIDED" });
    expect(await payments(contractId)).toMatchObject([{ status: "rejected", reversedAt: null }]);
  });
});

describe("beside other payments", () => {
  it("what people look at leaves the balance free for others", async () => {
    const { contractId, transaction } = await aPendingOne({ monto: 3_000_000 });
    await rows("update contracts set total_pagado = 1000 where id = ?", [contractId]);
    await applyEvent(app, transaction);
    await rows("update contracts set total_pagado = 0 where id = ?", [contractId]);
    await aVerifiedPayment(app, contractId, { monto: 3_000_000 });
    expect(await figures(contractId)).toMatchObject({ totalPagado: 3_000_000, saldoPendiente: 0 });
  });
});
