import { beforeAll, describe, expect, it } from "vitest";
import { WompiClient } from "../../../api/src/modules/payments/wompi/client.ts";
import { simulatorKeys } from "../../../api/src/modules/payments/wompi/keys.ts";
import { onDatabase, type TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { production } from "../../support/production.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import {
  aCardOrder,
  aToken,
  cardsOf,
  fault,
  PAY_ONLINE,
  payByCard,
  simulatorOf,
} from "../../support/story/cards.ts";
import { aPaymentLink, OWN_CONTRACT, REPORT } from "../../support/story/client-page.ts";
import { aPayableContract, aPayment, aTransfer, REGISTER } from "../../support/story/payments.ts";
import { until } from "../../support/patience.ts";

/** An application whose provider is the simulator of another one, over the network. */
const withProvider = (provider: TestApp) =>
  anAppWithSales({
    WOMPI_PUBLIC_KEY: simulatorKeys.publicKey,
    WOMPI_PRIVATE_KEY: simulatorKeys.privateKey,
    WOMPI_INTEGRITY_SECRET: simulatorKeys.integritySecret,
    WOMPI_EVENTS_SECRET: simulatorKeys.eventsSecret,
    WOMPI_URL: simulatorOf(provider.url),
  });
/** Lets an application wait less long for its provider than a person would. */
function hurry({ app }: TestApp, patience = 300): void {
  const { keys } = cardsOf({ app } as TestApp);
  const client = new WompiClient({ keys, clock: app.services.clock, patience });
  Object.assign(app.services, { cards: { keys, client } });
}

let provider: TestApp;
let app: TestApp;
beforeAll(async () => {
  provider = await anAppWithSales();
  app = await withProvider(provider);
  hurry(app);
  for (const of of [app, provider]) {
    const ready: string[] = [];
    while (ready.length < (of === app ? 9 : 2)) ready.push((await aPayableContract(of)).id);
    contracts.set(of, ready);
  }
});

/** Contracts that can be paid, made before the clocks move on: afterwards none is ready. */
const contracts = new Map<TestApp, string[]>();
const aContract = async (of: TestApp): Promise<string> =>
  contracts.get(of)?.pop() ?? (await aPayableContract(of)).id;

const PAYMENTS = `query ($id: ID!) { paymentsOfContract(contractId: $id) { status observaciones } }`;
const payments = async (of: TestApp, id: string) =>
  (await of.as("owner").ask(PAYMENTS, { id })).paymentsOfContract;
const statusOf = async (of: TestApp, id: string): Promise<string> =>
  (
    (await of.app.services.orm.em.fork().execute("select status from card_attempts where id = ?", [id])) as {
      status: string;
    }[]
  )[0]!.status;

/** Returns the input of a card payment for a contract, with a card of the provider that answers. */
async function anOrder(of: TestApp): Promise<{ contractId: string; input: Record<string, unknown> }> {
  await fault(provider, "none");
  const contractId = await aContract(of);
  return { contractId, input: await aCardOrder(of, contractId, { token: await aToken(provider) }) };
}

describe("a provider that fails", () => {
  it.each(["error", "silent"])(
    "does nothing (%s): the attempt ends, and the balance is free again",
    async (wrong) => {
      const { contractId, input } = await anOrder(app);
      await fault(provider, wrong);
      const { payOnline } = await app.as().ask(PAY_ONLINE, { input: { ...input, monto: 3_000_000 } });
      expect(payOnline).toMatchObject({ status: "started", payment: null, transaction: null });
      expect(await payments(app, contractId)).toEqual([]);
      const again = { input: { ...input, monto: 1_000_000 } };
      expectRefused(await app.as().gql(PAY_ONLINE, again), "BAD_USER_INPUT");

      app.clock.advance({ minutes: 11 });
      await app.sweep(); // still away: nothing is decided
      expect(await statusOf(app, payOnline.id)).toBe("started");
      await fault(provider, "none");
      app.clock.advance({ minutes: 11 });
      provider.clock.set(app.clock.now());
      await app.sweep();
      expect(await statusOf(app, payOnline.id)).toBe("failed");
      const { payOnline: next } = await app.as().ask(PAY_ONLINE, {
        input: await aCardOrder(app, contractId, { token: await aToken(provider), monto: 3_000_000 }),
      });
      expect(next.status).toBe("pending");
    },
  );

  it("is silent: what is on its way can be neither registered nor reported a second time", async () => {
    const { contractId, input } = await anOrder(app);
    await fault(provider, "silent");
    await app.as().ask(PAY_ONLINE, { input: { ...input, monto: 2_500_000 } });
    const tooMuch = "El monto supera el saldo pendiente ($\u00a0500.000).";
    const paid = aTransfer(contractId, { monto: 500_001 });
    expectRefused(await app.as("asesor").gql(REGISTER, { input: paid }), "BAD_USER_INPUT", tooMuch);
    const client = app.withLink(await aPaymentLink(app, contractId));
    const report = { ...paid, referenciaPago: "T-1" };
    expectRefused(await client.gql(REPORT, { input: report }), "BAD_USER_INPUT", tooMuch);

    const DETAILS = `query ($id: ID!) { contractPaymentDetails(contractId: $id) {
      resumenFinanciero { porVerificar porRegistrar } } }`;
    const { contractPaymentDetails } = await app.as("owner").ask(DETAILS, { id: contractId });
    expect(contractPaymentDetails.resumenFinanciero).toEqual({ porVerificar: 0, porRegistrar: 500_000 });
    expect((await client.ask(OWN_CONTRACT, { id: contractId })).ownContract.porRegistrar).toBe(500_000);
    await aPayment(app, contractId, { monto: 500_000 });
  });

  it("is asked for nothing that is not there: the database keeps no attempt of an unknown reservation", async () => {
    await expect(
      app.app.services.orm.em.fork().execute(
        `insert into card_attempts (id, order_id, reference, monto, medio, created_at, updated_at)
           values (gen_random_uuid(), gen_random_uuid(), 'nada-1', 5000, 'card', ?, ?)`,
        [app.clock.now(), app.clock.now()],
      ),
    ).rejects.toThrow(/card_attempts_order_id_foreign/);
  });

  it("holds no transaction of the database while it is silent", async () => {
    const { input } = await anOrder(app);
    await fault(provider, "silent");
    const attempts = async () =>
      (await app.app.services.orm.em.fork().execute("select id from card_attempts")).length;
    const before = await attempts();
    const asked = app.as().ask(PAY_ONLINE, { input });
    // The attempt is kept before the provider is asked.
    await until(async () => (await attempts()) > before);
    const held = await provider.app.services.orm.em
      .fork()
      .execute(`select query from pg_stat_activity where datname = ? and state like 'idle in transaction%'`, [
        new URL(app.databaseUrl).pathname.slice(1),
      ]);
    expect(held).toEqual([]);
    await asked;
  });

  it("made the payment and did not say so: the look-up finds it", async () => {
    const { contractId, input } = await anOrder(app);
    await fault(provider, "unanswered");
    const { payOnline } = await app.as().ask(PAY_ONLINE, { input });
    expect(payOnline.status).toBe("started");
    await fault(provider, "lost");
    app.clock.advance({ minutes: 11 });
    provider.clock.set(app.clock.now());
    await app.sweep();
    expect(await payments(app, contractId)).toMatchObject([{ status: "verified" }]);
    expect(await statusOf(app, payOnline.id)).toBe("approved");
  });

  it("without an event: a payment pending for over ten minutes is looked up, and not before", async () => {
    const { contractId, input } = await anOrder(app);
    await fault(provider, "lost");
    await app.as().ask(PAY_ONLINE, { input });
    app.clock.advance({ minutes: 9 });
    await app.sweep();
    expect(await payments(app, contractId)).toMatchObject([{ status: "pending" }]);
    app.clock.advance({ minutes: 2 });
    provider.clock.set(app.clock.now());
    await app.sweep();
    expect(await payments(app, contractId)).toMatchObject([{ status: "verified" }]);
  });

  it("refuses a reference that is taken: it is the payment that was made", async () => {
    const { contractId, input } = await anOrder(app);
    await fault(provider, "unanswered");
    const { payOnline } = await app.as().ask(PAY_ONLINE, { input });
    await fault(provider, "none");
    await app.app.services.orm.em.fork().execute("delete from card_attempts where id = ?", [payOnline.id]);
    const again = await aCardOrder(app, contractId, { token: await aToken(provider) });
    await app.as().ask(PAY_ONLINE, { input: again });
    expect(await payments(app, contractId)).toMatchObject([{ status: "verified" }]);
  });

  it("answers an existing consumer with its known state: the payment was not processed", async () => {
    const { contractId, input } = await anOrder(app);
    await fault(provider, "error");
    const { status, body } = await app.as().rest("POST", "/payments/wompi", {
      contract_id: contractId,
      monto: 500_000,
      token: input["token"],
      acceptance_token: input["acceptanceToken"],
      accept_personal_auth: input["acceptPersonalAuth"],
      installments: 1,
      email: "maria@example.com",
    });
    expect({ status, message: body.message }).toEqual({
      status: 400,
      message: "Error procesando pago Wompi",
    });
    await fault(provider, "none");
  });
});

describe("a provider that dies", () => {
  it("after it took the payment: another one of its address knows of it", async () => {
    const dying = await anAppWithSales();
    const shop = await withProvider(dying);
    hurry(shop);
    await fault(dying, "lost");
    const { id: contractId } = await aPayableContract(shop);
    const input = await aCardOrder(shop, contractId, { token: await aToken(dying) });
    await shop.as().ask(PAY_ONLINE, { input });
    await dying.app.close();
    shop.clock.advance({ minutes: 11 });
    await shop.sweep();
    expect(await payments(shop, contractId)).toMatchObject([{ status: "pending" }]);

    const reborn = await onDatabase(dying.databaseUrl, process.env["TMPDIR"] ?? "/tmp");
    try {
      reborn.clock.set(shop.clock.now());
      const { keys } = cardsOf(shop);
      const client = new WompiClient({
        keys: { ...keys, url: simulatorOf(reborn.url) },
        clock: shop.app.services.clock,
      });
      Object.assign(shop.app.services, { cards: { keys, client } });
      shop.clock.advance({ minutes: 11 });
      await shop.sweep();
      expect(await payments(shop, contractId)).toMatchObject([{ status: "verified" }]);
    } finally {
      await reborn.close();
    }
  });
});

describe("the events of the simulator", () => {
  it("come twice at once, and credit once", async () => {
    await fault(provider, "doubled");
    const id = await aContract(provider);
    await payByCard(provider, id);
    await provider.runJobs();
    expect(await payments(provider, id)).toMatchObject([{ status: "verified" }]);
    await fault(provider, "none");
  });

  it("come again after half an hour when nobody took them", async () => {
    await fault(provider, "none", "http://127.0.0.1:1");
    const id = await aContract(provider);
    await payByCard(provider, id);
    await provider.runJobs();
    expect(await payments(provider, id)).toMatchObject([{ status: "pending" }]);
    await fault(provider, "none");
    provider.clock.advance({ minutes: 31 });
    await provider.sweep();
    expect(await payments(provider, id)).toMatchObject([{ status: "verified" }]);
  });
});

describe("where nobody takes cards", () => {
  it("nothing can be paid online, and the simulator is not there", async () => {
    const off = await anAppWithSales(production);
    const { id } = await aPayableContract(off);
    const { onlineCheckout } = await off.as().ask(`query { onlineCheckout { publicKey } }`);
    expect(onlineCheckout).toBeNull();
    const { status, body } = await off.as().rest("POST", "/payments/wompi", {
      contract_id: id,
      monto: 500_000,
      token: "tok_x",
      acceptance_token: "a",
      accept_personal_auth: "b",
      email: "maria@example.com",
    });
    expect({ status, message: body.message }).toEqual({
      status: 409,
      message: "El pago en línea no está disponible.",
    });
    expect((await off.as().rest("GET", "/sandbox/wompi/v1/merchants/pub_test_local")).status).toBe(404);
    expect((await off.as().rest("POST", "/payments/wompi/webhook", {})).status).toBe(403);
  });
});
