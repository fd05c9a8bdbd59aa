import { randomBytes } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { codeAt } from "../../../api/src/modules/accounts/two-factor/two-factor-codes.ts";
import { anApp, PASSWORD, type TestApp } from "../../support/app.ts";
import type { GraphQLAnswer } from "../../support/client.ts";
import { expectRefused } from "../../support/expect-refused.ts";

const CREATE = `mutation ($input: WebhookInput!, $password: String, $code: String) {
  createWebhook(input: $input, password: $password, code: $code) { id secret } }`;
const UPDATE = `mutation ($id: ID!, $input: UpdateWebhookInput!, $password: String, $code: String) {
  updateWebhook(id: $id, input: $input, password: $password, code: $code) { name } }`;
const ROTATE = `mutation ($id: ID!, $password: String, $code: String) {
  rotateWebhookSecret(id: $id, password: $password, code: $code) { secret } }`;
const SWITCH = `mutation ($id: ID!, $on: Boolean!, $password: String, $code: String) {
  switchWebhook(id: $id, on: $on, password: $password, code: $code) { offAt } }`;
const DELETE = `mutation ($id: ID!) { deleteWebhook(id: $id) }`;

let app: TestApp;
let second: { readonly id: number; readonly email: string };
beforeAll(async () => {
  app = await anApp({ SECRETS_KEY: randomBytes(32).toString("base64") });
  // The agency has another owner, who does nothing here.
  const { id } = app.people.admin;
  await sql("update users set role = 7 where id = ?", id);
  second = { id, email: "admin@travesia.test" };
});
beforeEach(async () => {
  await sql("delete from webhooks");
  await sql("delete from rate_limits");
  await sql("delete from notifications");
  await app.runJobs();
  app.clock.advance({ minutes: 2 });
});

const sql = <Row extends object>(text: string, ...values: unknown[]) =>
  app.app.services.orm.em.fork().execute<Row[]>(text, values);
const input = {
  name: "Contabilidad",
  address: "https://erp.example.com/avisos?clave=s3creta",
  events: ["payment_registered"],
  query: "query ($id: ID!) { payment(id: $id) { id } }",
};
const owner = () => app.as("owner");
async function aWebhook(): Promise<string> {
  const { data, errors } = await owner().gql(CREATE, { input, password: PASSWORD });
  expect(errors).toBeUndefined();
  return (data!["createWebhook"] as { id: string }).id;
}

/** Acts by which data leave from then on, each of a webhook that is off. */
const opening: Readonly<Record<string, (id: string, proof: object) => Promise<GraphQLAnswer>>> = {
  createWebhook: (_, proof) => owner().gql(CREATE, { input: { ...input, name: "Otro" }, ...proof }),
  "updateWebhook with another address": (id, proof) =>
    owner().gql(UPDATE, { id, input: { ...input, address: "https://otro.example.com/" }, ...proof }),
  "updateWebhook with another query": (id, proof) =>
    owner().gql(UPDATE, {
      id,
      input: { ...input, query: input.query.replace("{ id }", "{ id monto }") },
      ...proof,
    }),
  rotateWebhookSecret: (id, proof) => owner().gql(ROTATE, { id, ...proof }),
  switchWebhook: (id, proof) => owner().gql(SWITCH, { id, on: true, ...proof }),
};

const anOff = async (): Promise<string> => {
  const id = await aWebhook();
  expect((await owner().gql(SWITCH, { id, on: false })).errors).toBeUndefined();
  return id;
};

describe.each(Object.entries(opening))("%s", (name, act) => {
  it("asks for the password, changes nothing without it, and says so to every owner with the host", async () => {
    const id = await anOff();
    const state = () => sql("select name, address, query, secret, off_at from webhooks order by place");
    const before = await state();
    await sql("delete from notifications");
    await app.runJobs();
    const sent = (await app.outbox(second.email)).length;
    expect(expectRefused(await act(id, {}), "BAD_USER_INPUT", "La contraseña es requerida")).toMatchObject([
      { field: "password" },
    ]);
    expect(
      expectRefused(await act(id, { password: "Otra12345" }), "BAD_USER_INPUT", /no es correcta/),
    ).toMatchObject([{ field: "password" }]);
    expect(await state()).toEqual(before);
    expect((await app.outbox(second.email)).length).toBe(sent);

    expect((await act(id, { password: PASSWORD })).errors).toBeUndefined();
    expect(await state()).not.toEqual(before);
    await app.runJobs();
    const host = name.includes("another address") ? "otro.example.com" : "erp.example.com";
    for (const { id: user } of [app.people.owner, second]) {
      const notices = await sql<{ message: string }>(
        "select message from notifications where type = 'webhook_opened' and user_id = ?",
        user,
      );
      expect(notices).toHaveLength(1);
      expect(notices[0]!.message).toContain(host);
      expect(notices[0]!.message).not.toContain("s3creta");
    }
    for (const email of ["owner@travesia.test", second.email]) {
      const mail = (await app.outbox(email)).at(-1)!;
      expect(mail.subject).toMatch(/webhook/);
      expect(mail.text).toContain(host);
      expect(mail.text).not.toContain("s3creta");
    }
    expect((await app.outbox(second.email)).length).toBe(sent + 1);
  });
});

it("switching off, deleting, and another name ask for nothing", async () => {
  const id = await aWebhook();
  for (const [text, more] of [
    [UPDATE, { input: { ...input, name: "Tablero", events: ["payment_verified"] } }],
    [SWITCH, { on: false }],
    [DELETE, {}],
  ] as const)
    expect((await owner().gql(text, { id, ...more })).errors).toBeUndefined();
});

it("who has a second factor is asked for it too: absent it is a field that is missing", async () => {
  const { startTwoFactor } = await owner().ask(
    "mutation ($password: String!) { startTwoFactor(password: $password) { secret } }",
    { password: PASSWORD },
  );
  const code = () => codeAt(startTwoFactor.secret, app.clock.now());
  await owner().ask("mutation ($code: String!) { confirmTwoFactor(code: $code) }", { code: code() });
  for (const [name, act] of Object.entries(opening)) {
    await sql("delete from webhooks");
    await sql("delete from rate_limits");
    app.clock.advance({ minutes: 2 });
    const { data } = await owner().gql(CREATE, { input, password: PASSWORD, code: code() });
    const { id } = data!["createWebhook"] as { id: string };
    await owner().gql(SWITCH, { id, on: false });
    app.clock.advance({ minutes: 2 });
    const errors = expectRefused(await act(id, { password: PASSWORD }), "BAD_USER_INPUT");
    expect(errors, name).toMatchObject([{ field: "code" }]);
    expectRefused(await act(id, { password: PASSWORD, code: "000000" }), "BAD_USER_INPUT", /no es correcto/);
    expect((await act(id, { password: PASSWORD, code: code() })).errors, name).toBeUndefined();
  }
});
