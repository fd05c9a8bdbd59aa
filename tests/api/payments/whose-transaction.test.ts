import { randomUUID } from "node:crypto";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { integritySignature } from "../../../api/src/modules/payments/wompi/signature.ts";
import { otherMerchantKeys } from "../../../api/src/modules/payments/wompi/keys.ts";
import type { TestApp } from "../../support/app.ts";
import { START } from "../../support/calendar.ts";
import { anAppWithSales } from "../../support/sales.ts";
import {
  aCardOrder,
  anEvent,
  applyEvent,
  aToken,
  cardNumbers,
  CHECKOUT,
  fault,
  payByCard,
  providerSays,
  simulatorOf,
  sendEvent,
} from "../../support/story/cards.ts";
import { aPayableContract } from "../../support/story/payments.ts";
import { aReservation, cancelReservation, reservationOf } from "../../support/story/reservations.ts";

// The provider's own events are left out here: each test sends its own.
let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
  await fault(app, "lost");
});
afterEach(() => app.clock.set(START));

const PAYMENTS = `query ($id: ID!) { paymentsOfContract(contractId: $id) {
  status monto observaciones wompiTransactionId } }`;
/** The payments of a contract, the oldest first. */
const payments = async (id: string): Promise<Record<string, unknown>[]> =>
  (await app.as("owner").ask(PAYMENTS, { id })).paymentsOfContract.reverse();
const rows = <Row extends object>(statement: string, values: unknown[] = []): Promise<Row[]> =>
  app.app.services.orm.em.fork().execute<Row[]>(statement, values);
const ofReservation = (id: string) =>
  rows(
    "select status, decision_note as note, monto::int from payments where order_id = ? order by created_at",
    [id],
  );
const LOOK_UP = `mutation ($key: String, $id: String) {
  lookUpOnlinePayment(key: $key, transactionId: $id) { status payment { status } } }`;

/** Makes a contract with a card payment that the provider approved without sending an event. */
async function anApproved(fields: Readonly<Record<string, unknown>> = {}) {
  const { id: contractId } = await aPayableContract(app);
  const { transaction, reference, monto } = await payByCard(app, contractId, fields);
  return {
    contractId,
    transaction: { id: transaction.id as string, reference, amount_in_cents: monto * 100 },
  };
}

/**
 * A payer pays 500,000 COP to another merchant under a reference of ours; answers the provider's id of
 * it.
 */
async function payElsewhere(reference: string, amountInCents = 50_000_000): Promise<string> {
  const { onlineCheckout } = await app.as().ask(CHECKOUT);
  const response = await fetch(`${simulatorOf(app.url)}/transactions`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${otherMerchantKeys.publicKey}`,
    },
    body: JSON.stringify({
      acceptance_token: onlineCheckout.terms.token,
      accept_personal_auth: onlineCheckout.personalData.token,
      amount_in_cents: amountInCents,
      currency: "COP",
      customer_email: "ladron@example.com",
      reference,
      signature: integritySignature(
        { reference, amountInCents, currency: "COP" },
        otherMerchantKeys.integritySecret,
      ),
      payment_method: { type: "CARD", token: await aToken(app), installments: 1 },
    }),
  });
  if (!response.ok) throw new Error(await response.text());
  const { data } = (await response.json()) as { data: { id: string } };
  return data.id;
}

describe("what is paid to another merchant", () => {
  it("pays nothing of ours, though it has our reference and amount", async () => {
    const key = randomUUID();
    const { id: contractId } = await aPayableContract(app);
    const input = await aCardOrder(app, contractId);
    await fault(app, "error");
    const { payOnline } = await app.as().ask(
      `mutation ($input: PayOnlineInput!, $key: String) {
        payOnline(input: $input, idempotencyKey: $key) { status reference } }`,
      { input, key },
    );
    await fault(app, "lost");
    const stolen = await payElsewhere(payOnline.reference);
    expect((await app.as().ask(LOOK_UP, { id: stolen })).lookUpOnlinePayment).toBeNull();
    app.clock.advance({ seconds: 3 });
    expect((await app.as().ask(LOOK_UP, { key })).lookUpOnlinePayment).toEqual({
      status: "started",
      payment: null,
    });
    await sendEvent(app, anEvent(app, { id: stolen, reference: payOnline.reference }));
    await app.runJobs();
    app.clock.advance({ minutes: 11 });
    await app.sweep();
    expect(await payments(contractId)).toEqual([]);
  });

  it("pays no reservation by its id", async () => {
    const { id, totalPrice } = await aReservation(app);
    const stolen = await payElsewhere(id, totalPrice * 100);
    await app.as().ask(LOOK_UP, { id: stolen });
    await sendEvent(app, anEvent(app, { id: stolen, reference: id, amount_in_cents: totalPrice * 100 }));
    await app.runJobs();
    await app.as("cliente").rest("GET", `/order/${id}`);
    expect(await ofReservation(id)).toEqual([]);
  });
});

describe("an event", () => {
  it("with its reference exchanged pays nothing, and takes no true one's place", async () => {
    const [paid, other] = [await anApproved(), await anApproved({ number: cardNumbers.declined })];
    const exchanged = { ...paid.transaction, reference: other.transaction.reference };
    expect((await sendEvent(app, anEvent(app, exchanged))).status).toBe(200);
    await app.runJobs();
    expect(await payments(other.contractId)).toMatchObject([{ status: "pending" }]);
    expect(await payments(paid.contractId)).toMatchObject([{ status: "pending" }]);
    await sendEvent(app, anEvent(app, paid.transaction));
    await app.runJobs();
    expect(await payments(paid.contractId)).toMatchObject([{ status: "verified" }]);
  });

  it("of another amount than the provider answers credits nothing", async () => {
    const { contractId, transaction } = await anApproved();
    await sendEvent(app, anEvent(app, { ...transaction, amount_in_cents: 5_000_000 }));
    await app.runJobs();
    expect(await payments(contractId)).toMatchObject([{ status: "pending", observaciones: null }]);
  });

  it.each([
    ["APPROVED", "DECLINED", "rejected"],
    ["DECLINED", "APPROVED", "verified"],
    ["APPROVED", "VOIDED", "rejected"],
  ])("that says %s counts as the %s that the provider answers", async (said, truth, status) => {
    const { contractId, transaction } = await anApproved();
    await providerSays(app, { ...transaction, status: truth });
    await sendEvent(app, anEvent(app, { ...transaction, status: said }));
    await app.runJobs();
    expect(await payments(contractId)).toMatchObject([{ status }]);
  });

  it("that is ahead of the provider's answer is asked for again, and credits once", async () => {
    const { contractId, transaction } = await anApproved();
    await providerSays(app, { ...transaction, status: "PENDING" });
    await sendEvent(app, anEvent(app, transaction));
    await app.runJobs();
    expect(await payments(contractId)).toMatchObject([{ status: "pending" }]);
    await providerSays(app, transaction);
    app.clock.advance({ minutes: 2 });
    await app.sweep();
    await app.sweep();
    expect(await payments(contractId)).toMatchObject([{ status: "verified" }]);
  });

  it("comes while the provider is away for a day: it counts when it is back, once", async () => {
    const { id, totalPrice } = await aReservation(app);
    const transaction = { id: "1292-7-1", reference: `${id}-2`, amount_in_cents: totalPrice * 100 };
    await providerSays(app, transaction);
    await fault(app, "error");
    expect((await sendEvent(app, anEvent(app, transaction))).status).toBe(200);
    expect((await sendEvent(app, anEvent(app, transaction))).status).toBe(200);
    await app.runJobs();
    for (const minutes of [1, 5, 30, 180, 1_000]) {
      app.clock.advance({ minutes });
      await app.sweep();
    }
    expect(await ofReservation(id)).toEqual([]);
    await fault(app, "lost");
    app.clock.advance({ hours: 24 });
    await app.sweep();
    await app.sweep();
    expect(await ofReservation(id)).toEqual([{ status: "verified", note: null, monto: totalPrice }]);
    app.clock.set(START);
    expect((await reservationOf(app, id))["status"]).toBe("pagada");
  });

  it("that the provider never confirms is in Operación after three days, and is queried again by hand", async () => {
    const { contractId, transaction: first } = await anApproved();
    // Another try of the same reference, at the provider's own page.
    const transaction = { ...first, id: "1292-7-2" };
    await sendEvent(app, anEvent(app, transaction));
    await app.runJobs();
    const FAILED = `query { failedWork(kind: provider_event, limit: 100) { items { id subject reason } } }`;
    const failed = async () =>
      ((await app.as("owner").ask(FAILED)).failedWork.items as { id: string; subject: string }[]).filter(
        ({ subject }) => subject === transaction.id,
      );
    const at = async (hours: number) => {
      app.clock.set(START);
      app.clock.advance({ hours });
      await app.sweep();
      app.clock.set(START);
    };
    for (const hours of [1, 5, 30, 55]) await at(hours);
    expect(await failed()).toEqual([]);
    await at(80);
    expect(await failed()).toMatchObject([{ reason: expect.stringContaining("no confirma") }]);
    expect(await payments(contractId)).toMatchObject([{ status: "verified" }]);

    await providerSays(app, transaction);
    const RETRY = `mutation ($id: String!) { retryFailedWork(kind: provider_event, id: $id) }`;
    await app.as("owner").ask(RETRY, { id: (await failed())[0]!.id });
    await app.runJobs();
    expect(await failed()).toEqual([]);
    expect(await payments(contractId)).toMatchObject([{ status: "verified" }, { status: "verified" }]);
  });
});

describe("a reservation that another program of the agency paid", () => {
  it.each([
    ["by its id", (id: string) => id, 2_500_000, { status: "verified", note: null }],
    ["by its id and a number", (id: string) => `${id}-7`, 2_500_000, { status: "verified", note: null }],
    ["with another amount", (id: string) => id, 2_400_000, { status: "pending", note: "En revisión" }],
  ])("%s", async (_, referenceOf, monto, becomes) => {
    const { id } = await aReservation(app);
    await applyEvent(app, {
      id: `1292-8-${randomUUID().slice(0, 8)}`,
      reference: referenceOf(id),
      amount_in_cents: monto * 100,
    });
    expect(await ofReservation(id)).toEqual([{ ...becomes, monto }]);
  });

  it("is looked at by people once it is pending no longer", async () => {
    const [over, paid] = [await aReservation(app), await aReservation(app)];
    await cancelReservation(app, over.id);
    const send = (reference: string, n: number) =>
      applyEvent(app, { id: `1292-9-${n}`, reference, amount_in_cents: 250_000_000 });
    await send(over.id, 1);
    expect(await ofReservation(over.id)).toMatchObject([{ status: "pending", note: "En revisión" }]);
    await send(paid.id, 2);
    await send(`${paid.id}-2`, 3);
    expect(await ofReservation(paid.id)).toMatchObject([
      { status: "verified" },
      { status: "pending", note: "En revisión" },
    ]);
  });
});

describe("the payments that were verified before", () => {
  it("are queried under our key: the owner sees the payments that the provider does not return, and nothing changes", async () => {
    const [ours, stolen, less] = [await anApproved(), await anApproved(), await anApproved()];
    for (const { transaction } of [ours, stolen, less]) await applyEvent(app, transaction);
    await providerSays(app, { ...stolen.transaction, merchant: otherMerchantKeys.publicKey });
    await providerSays(app, { ...less.transaction, amount_in_cents: 40_000_000 });
    const verified = [ours, stolen, less].map(({ transaction }) => transaction.id);
    // As the upgrade writes them.
    await rows(
      `insert into card_checks (payment_id) select id from payments
        where status = 'verified' and wompi_reference is not null and wompi_transaction_id in (?, ?, ?)`,
      verified,
    );
    const LIST = `query { operationState { unconfirmedPayment }
      failedWork(kind: unconfirmed_payment, limit: 100) { items { id subject reason } } }`;
    const list = async () =>
      (await app.as("owner").ask(LIST)).failedWork.items as { id: string; reason: string }[];
    const notices = async () => {
      const { notifications } = await app
        .as("owner")
        .ask("query { notifications(limit: 100) { items { type } } }");
      return notifications.items.filter(({ type }: { type: string }) => type === "payments_unconfirmed")
        .length;
    };
    await fault(app, "error");
    await app.sweep();
    expect(await list()).toEqual([]);
    await fault(app, "lost");
    await app.sweep();
    await app.sweep();
    expect((await list()).map(({ reason }) => reason).sort()).toEqual([
      "El proveedor la da por otro valor.",
      "El proveedor no da esta transacción con nuestra llave: el dinero pudo ir a otro comercio.",
    ]);
    expect((await app.as("owner").ask(LIST)).operationState).toEqual({ unconfirmedPayment: 2 });
    expect(await notices()).toBe(1);
    for (const { contractId } of [ours, stolen, less])
      expect(await payments(contractId)).toMatchObject([{ status: "verified" }]);

    // The owner clears up with the provider, and asks again.
    await providerSays(app, less.transaction);
    const RETRY = `mutation ($id: String!) { retryFailedWork(kind: unconfirmed_payment, id: $id) }`;
    for (const { id } of await list()) await app.as("owner").ask(RETRY, { id });
    await app.sweep();
    expect(await list()).toHaveLength(1);
    expect(await notices()).toBe(1);
  });
});
