import { randomBytes } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { PASSWORD, type TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aReceiver, type Receiver } from "../../support/receiver.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { aPayableContract, aPayment } from "../../support/story/payments.ts";

const SERVICE = `mutation ($input: ServiceAccountInput!, $password: String!) {
  createServiceAccount(input: $input, password: $password) { id } }`;
const SWITCH_SERVICE = `mutation ($id: Int!, $on: Boolean!) {
  switchServiceAccount(id: $id, on: $on) { id } }`;
const CREATE = `mutation ($input: WebhookInput!) {
  createWebhook(input: $input, password: "Travesia2026") { id } }`;
const UPDATE = `mutation ($id: ID!, $input: UpdateWebhookInput!) {
  updateWebhook(id: $id, input: $input, password: "Travesia2026") { id } }`;
const SWITCH = `mutation ($id: ID!, $on: Boolean!) {
  switchWebhook(id: $id, on: $on, password: "Travesia2026") { id } }`;
const TEST = `mutation ($id: ID!) { testWebhook(id: $id) }`;
const LIST = `{ webhooks { id offAt offReason maker { id lastname } } }`;
const QUERY = `query ($id: ID!) { payment(id: $id) { id monto } me { id roleName } }`;

let app: TestApp;
let receiver: Receiver;
beforeAll(async () => {
  app = await anAppWithSales({ SECRETS_KEY: randomBytes(32).toString("base64") });
  receiver = await aReceiver();
});
beforeEach(async () => {
  receiver.received.length = 0;
  const { em } = app.app.services.orm;
  await em.fork().execute("delete from webhooks");
  await em.fork().execute("delete from rate_limits");
});

let count = 0;
async function aService(role = 5): Promise<number> {
  const input = { name: `ERP ${(count += 1)}`, role };
  return (await app.as("owner").ask(SERVICE, { input, password: PASSWORD })).createServiceAccount
    .id as number;
}
const inputOf = (serviceAccountId?: number | null) => ({
  name: "Pagos",
  address: receiver.url,
  events: ["payment_registered"],
  query: QUERY,
  serviceAccountId,
});
const makes = (serviceAccountId?: number | null) =>
  app.as("owner").gql(CREATE, { input: inputOf(serviceAccountId) });
async function aWebhook(serviceAccountId?: number): Promise<string> {
  const { data, errors } = await makes(serviceAccountId);
  expect(errors).toBeUndefined();
  return (data!["createWebhook"] as { id: string }).id;
}
const listed = async () => (await app.as("owner").ask(LIST)).webhooks[0];
const happens = async () => {
  await aPayment(app, (await aPayableContract(app)).id);
  await app.runJobs();
};

describe("a webhook of a service account", () => {
  it("reads as that account, of an administrator alone", async () => {
    const id = await aService();
    await aWebhook(id);
    await happens();
    expect(JSON.parse(receiver.received[0]!.body)).toMatchObject({
      data: { payment: { monto: expect.any(Number) }, me: { id, roleName: "ADMIN" } },
    });
    expect((await listed())!.maker).toEqual({ id, lastname: "(servicio)" });
    for (const other of [await aService(6), app.people.admin.id, 0])
      expectRefused(await makes(other), "BAD_USER_INPUT", /cuenta de servicio activa/);
  });

  it("is asked for by nobody but an owner", async () => {
    const id = await aService();
    for (const who of ["admin", "contador"] as const)
      expectRefused(await app.as(who).gql(CREATE, { input: inputOf(id) }), "FORBIDDEN");
  });

  it("is off with the account, at once and for good", async () => {
    const service = await aService();
    const id = await aWebhook(service);
    await app.as("owner").ask(SWITCH_SERVICE, { id: service, on: false });
    expect(await listed()).toMatchObject({ offAt: expect.any(String), offReason: "maker" });
    await happens();
    expect(receiver.received).toEqual([]);
    expectRefused(await app.as("owner").gql(TEST, { id }), "CONFLICT");
    await app.as("owner").ask(SWITCH_SERVICE, { id: service, on: true });
    expect((await listed())!.offAt).not.toBeNull();
    await app.as("owner").ask(SWITCH, { id, on: true });
    expect(await listed()).toMatchObject({ offAt: null, maker: { id: service } });
  });

  it("that is switched on without its account, or changed without naming one, is the owner's", async () => {
    const service = await aService();
    const id = await aWebhook(service);
    await app.as("owner").ask(SWITCH_SERVICE, { id: service, on: false });
    await app.as("owner").ask(SWITCH, { id, on: true });
    expect((await listed())!.maker.id).toBe(app.people.owner.id);
    const other = await aService();
    await app.as("owner").ask(UPDATE, { id, input: inputOf(other) });
    expect((await listed())!.maker.id).toBe(other);
    await app.as("owner").ask(UPDATE, { id, input: inputOf() });
    expect((await listed())!.maker.id).toBe(app.people.owner.id);
  });
});
