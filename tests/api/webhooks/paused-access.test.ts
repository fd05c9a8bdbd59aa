import { randomBytes } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { codeAt } from "../../../api/src/modules/accounts/two-factor/two-factor-codes.ts";
import { PASSWORD, type TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { hasHeardAll } from "../../support/live.ts";
import { eventually } from "../../support/patience.ts";
import type { Handle } from "../../support/people.ts";
import { aReceiver, type Receiver } from "../../support/receiver.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { RawSocket } from "../../support/socket.ts";
import { mailedToken } from "../../support/story/accounts.ts";
import { aPayableContract, aPayment } from "../../support/story/payments.ts";

const RESET = `mutation ($token: String!, $password: String!) {
  resetPassword(token: $token, password: $password) }`;
const GIVE = `mutation ($id: Int!, $input: ResetUserPasswordInput!) {
  resetUserPassword(id: $id, input: $input) }`;
const CONFIRM = `mutation ($password: String!, $code: String) {
  confirmAccess(password: $password, code: $code) }`;
const TOKEN = `mutation ($input: AccessTokenInput!, $id: Int) {
  createAccessToken(input: $input, serviceAccountId: $id, password: "${PASSWORD}") { id token } }`;
const SERVICE = `mutation ($input: ServiceAccountInput!) {
  createServiceAccount(input: $input, password: "${PASSWORD}") { id } }`;
const WEBHOOK = `mutation ($input: WebhookInput!) {
  createWebhook(input: $input, password: "${PASSWORD}") { id } }`;
const DELIVERIES = `query ($id: ID!) {
  webhookDeliveries(webhookId: $id, page: 1, limit: 50) { items { state failure nextTryAt } } }`;
const PAUSED = /está en pausa .* «Accesos que siguen abiertos»/;
const WAITED = "Esperó 7 días a que se confirmara el webhook, que estaba en pausa.";

let app: TestApp;
let receiver: Receiver;
beforeAll(async () => {
  app = await anAppWithSales({ SECRETS_KEY: randomBytes(32).toString("base64"), TRUST_PROXY: "1" });
  receiver = await aReceiver();
  // The agency has another owner.
  await sql("update users set role = 7 where id = ?", app.people.gerente2.id);
  await sql("select pg_notify('travesia', ?)", JSON.stringify({ topic: "users.changed" }));
  await hasHeardAll(app);
});
beforeEach(async () => {
  receiver.received.length = 0;
  for (const table of ["webhooks", "access_tokens", "rate_limits", "notifications"])
    await sql(`delete from ${table}`);
  await sql("delete from users where service_role is not null");
  app.clock.advance({ minutes: 2 });
});

const sql = <Row extends object>(text: string, ...values: unknown[]) =>
  app.app.services.orm.em.fork().execute<Row[]>(text, values);
const emailOf = (who: Handle) => `${who}@travesia.test`;

async function aToken(who: Handle, serviceAccountId: number | null = null): Promise<string> {
  const input = { name: "ERP", capabilities: [], days: 90, addressRanges: [] };
  return (await (await again(who)).ask(TOKEN, { input, id: serviceAccountId })).createAccessToken.token;
}
let services = 0;
const aService = async (who: Handle): Promise<number> =>
  (await (await again(who)).ask(SERVICE, { input: { name: `Programa ${(services += 1)}`, role: 5 } }))
    .createServiceAccount.id as number;
async function aWebhook(who: Handle, serviceAccountId: number | null = null): Promise<string> {
  const query = "query ($id: ID!) { payment(id: $id) { id } }";
  const input = {
    name: "Pagos",
    address: receiver.url,
    events: ["payment_registered"],
    query,
    serviceAccountId,
  };
  return (await (await again(who)).ask(WEBHOOK, { input })).createWebhook.id as string;
}
const by = (token: string) =>
  app.as(null).with({ authorization: `Bearer ${token}`, "x-forwarded-for": "190.26.10.5" });

/** Ways in which a password is set without it: the former again, so that people sign in as before. */
const resets: Readonly<Record<string, (who: Handle) => Promise<void>>> = {
  "by mail": async (who) => {
    const email = emailOf(who);
    await app.as(null).ask("mutation ($email: String!) { requestRecovery(email: $email) }", { email });
    const token = await mailedToken(app, email, "/reset-password");
    await app.as(null).ask(RESET, { token, password: PASSWORD });
  },
  "by an administrator": async (who) => {
    const input = { newPassword: PASSWORD };
    await (await again("owner")).ask(GIVE, { id: app.people[who].id, input });
  },
};
const isPaused = (token: string) =>
  eventually(async () => expectRefused(await by(token).gql("{ me { id } }"), "UNAUTHENTICATED", PAUSED));
const opens = (token: string) =>
  eventually(async () => expect((await by(token).gql("{ me { id } }")).errors).toBeUndefined());
/** Signs in again: a reset ended the sessions. */
const again = async (who: Handle) => {
  const { signIn } = await app
    .as(null)
    .with({ "x-forwarded-for": `10.2.0.${(services += 1)}` })
    .ask(`mutation ($email: String!) { signIn(email: $email, password: "${PASSWORD}") { token } }`, {
      email: emailOf(who),
    });
  return app.as(null).with({ authorization: `Bearer ${signIn.token}` });
};
const happens = async () => {
  await aPayment(app, (await aPayableContract(app)).id);
  await app.runJobs();
};
const listed = async (who: Handle, id: string) =>
  (await (await again(who)).ask(DELIVERIES, { id })).webhookDeliveries.items;

describe("a reset of an owner", () => {
  const reset = resets["by mail"]!;
  it("lets the deliveries of their webhook be written and wait; confirmed, they go out", async () => {
    const id = await aWebhook("owner");
    await happens();
    expect(receiver.received).toHaveLength(1);
    await reset("owner");
    await happens();
    expect(receiver.received).toHaveLength(1);
    expect(await listed("owner", id)).toMatchObject([
      { state: "pendiente", nextTryAt: null },
      { state: "entregada" },
    ]);
    const client = await again("owner");
    expectRefused(
      await client.gql("mutation ($id: ID!) { testWebhook(id: $id) }", { id }),
      "CONFLICT",
      /en pausa/,
    );
    await client.ask(CONFIRM, { password: PASSWORD });
    await app.runJobs();
    expect(receiver.received).toHaveLength(2);
    expect(await listed("owner", id)).toMatchObject([{ state: "entregada" }, { state: "entregada" }]);
  });

  it("pauses what they made for a service account and not what another made; any owner confirms it", async () => {
    const service = await aService("owner");
    const mine = await aToken("owner", service);
    const others = await aToken("gerente2", service);
    await aWebhook("owner", service);
    await reset("owner");
    await isPaused(mine);
    await opens(others);
    await happens();
    expect(receiver.received).toEqual([]);
    const notices = await sql<{ message: string }>(
      "select message from notifications where type = 'access_paused' and user_id = ?",
      app.people.gerente2.id,
    );
    expect(notices).toHaveLength(1);
    expect(notices[0]!.message).toContain("«ERP», «Pagos»");
    await (await again("gerente2")).ask(CONFIRM, { password: PASSWORD });
    await opens(mine);
    await app.runJobs();
    expect(receiver.received).toHaveLength(1);
  });
});

describe.each(Object.entries(resets))("a password that is set %s", (_, reset) => {
  it("pauses the person's tokens by GraphQL, REST and socket, until they confirm", async () => {
    const token = await aToken("lider2");
    const socket = await RawSocket.enter(app.url, `Bearer ${token}`);
    await opens(token);
    await reset("lider2");
    expect(await socket.closed).toEqual({
      code: 4403,
      reason: "El token de acceso está en pausa hasta que se confirme.",
    });
    await isPaused(token);
    const { status, body } = await by(token).rest("GET", "/quotes");
    expect([status, body]).toMatchObject([401, { message: expect.stringMatching(PAUSED) }]);
    expectRefused(await by(token).gql("{ packages { id } }"), "UNAUTHENTICATED", PAUSED);
    // Nobody else's confirmation counts, an owner's neither.
    await (await again("gerente2")).ask(CONFIRM, { password: PASSWORD });
    await isPaused(token);
    const client = await again("lider2");
    expect((await client.ask("{ myAccessTokens { pausedAt } }")).myAccessTokens[0]!.pausedAt).not.toBeNull();
    expectRefused(await client.gql(CONFIRM, { password: "Otra12345" }), "BAD_USER_INPUT", /no es correcta/);
    await isPaused(token);
    await client.ask(CONFIRM, { password: PASSWORD });
    await opens(token);
    expect((await by(token).rest("GET", "/quotes")).status).toBe(200);
  });
});

it("confirming asks for the second factor of who has one, and a renewed token needs no confirmation", async () => {
  const before = await again("contador");
  const { id } = (
    await before.ask(TOKEN, { input: { name: "A", capabilities: [], days: 90, addressRanges: [] }, id: null })
  ).createAccessToken;
  const { startTwoFactor } = await before.ask(
    `mutation { startTwoFactor(password: "${PASSWORD}") { secret } }`,
  );
  const code = () => codeAt(startTwoFactor.secret, app.clock.now());
  await before.ask("mutation ($code: String!) { confirmTwoFactor(code: $code) }", { code: code() });
  await sql("update access_tokens set paused_at = created_at");
  app.clock.advance({ minutes: 2 });
  expect(expectRefused(await before.gql(CONFIRM, { password: PASSWORD }), "BAD_USER_INPUT")).toMatchObject([
    { field: "code" },
  ]);
  await before.ask(CONFIRM, { password: PASSWORD, code: code() });
  const paused = async () =>
    (await before.ask("{ myAccessTokens { pausedAt } }")).myAccessTokens[0]!.pausedAt;
  expect(await paused()).toBeNull();
  await sql("update access_tokens set paused_at = created_at");
  app.clock.advance({ minutes: 2 });
  const { rotateAccessToken } = await before.ask(
    `mutation ($id: ID!, $password: String!, $code: String) {
      rotateAccessToken(id: $id, password: $password, code: $code) { token } }`,
    { id, password: PASSWORD, code: code() },
  );
  expect(await paused()).toBeNull();
  await opens(rotateAccessToken.token);
});

// The last one: the sessions of the others end in these days.
it("what waited seven days for a webhook that is paused is given up, and the list says so", async () => {
  const id = await aWebhook("owner");
  await resets["by mail"]!("owner");
  await happens();
  app.clock.advance({ days: 6, hours: 23 });
  await app.sweep();
  expect(await listed("owner", id)).toMatchObject([{ state: "pendiente", failure: null }]);
  app.clock.advance({ hours: 2 });
  await app.sweep();
  expect(await listed("owner", id)).toMatchObject([{ state: "fallida", failure: WAITED }]);
  await (await again("owner")).ask(CONFIRM, { password: PASSWORD });
  await app.runJobs();
  expect(receiver.received).toEqual([]);
});
