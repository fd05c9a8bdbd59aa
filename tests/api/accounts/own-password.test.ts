import { beforeAll, describe, expect, it } from "vitest";
import { codeAt } from "../../../api/src/modules/accounts/two-factor/two-factor-codes.ts";
import { anApp, PASSWORD, START, type TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import type { Client, GraphQLAnswer } from "../../support/client.ts";
import { aRegistered } from "../../support/story/accounts.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp({ TRUST_PROXY: "1" });
});

const OWN = "Cartagena2026";
const WRONG = "La contraseña actual no es correcta";
const LOCKED = "Cuenta bloqueada temporalmente por varios intentos fallidos. Intenta de nuevo en 15 minutos.";

/** The five acts that ask for the present password, each with the one given. */
const acts: Readonly<Record<string, (client: Client, password: string) => Promise<GraphQLAnswer>>> = {
  changePassword: (client, currentPassword) =>
    client.gql("mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }", {
      input: { currentPassword, newPassword: "Cartagena2027" },
    }),
  updateProfile: (client, currentPassword) =>
    client.gql("mutation ($input: ProfileInput!) { updateProfile(input: $input) { id } }", {
      input: { email: "otro@correo.test", currentPassword },
    }),
  requestErasure: (client, currentPassword) =>
    client.gql("mutation ($currentPassword: String!) { requestErasure(currentPassword: $currentPassword) }", {
      currentPassword,
    }),
  startTwoFactor: (client, password) =>
    client.gql("mutation ($password: String!) { startTwoFactor(password: $password) { secret } }", {
      password,
    }),
  stopTwoFactor: (client, password) =>
    client.gql('mutation ($password: String!) { stopTwoFactor(password: $password, code: "000000") }', {
      password,
    }),
};

/** Each from an address of their own: so many sign-ins of one are too often. */
let addresses = 0;
const signIn = (email: string, password: string, code?: string) =>
  app
    .as(null)
    .with({ "x-forwarded-for": `10.1.0.${(addresses += 1)}` })
    .gql(
      `mutation ($email: String!, $password: String!, $code: String) {
        signIn(email: $email, password: $password, code: $code) { token } }`,
      {
        email,
        password,
        code,
      },
    );

describe.each(Object.entries(acts))("a wrong present password in %s", (_name, act) => {
  it("counts as a failed sign-in: the 4th in a row locks, and the session stays", async () => {
    const { client, email } = await aRegistered(app);
    for (let tries = 1; tries <= 3; tries += 1)
      expectRefused(await act(client, "Otra12345"), "BAD_USER_INPUT", WRONG);
    expectRefused(await act(client, "Otra12345"), "LOCKED", LOCKED);
    expectRefused(await act(client, OWN), "LOCKED", LOCKED);
    expectRefused(await signIn(email, OWN), "LOCKED", LOCKED);
    expect((await client.ask("{ me { email } }")).me.email).toBe(email);
    app.clock.advance({ minutes: 16 });
    expect((await signIn(email, OWN)).errors).toBeUndefined();
    app.clock.set(START);
  });
});

it("failures at the door and inside are one count, and the right password begins it again", async () => {
  const { client, email } = await aRegistered(app);
  for (const tries of [1, 2]) {
    expectRefused(await signIn(email, `Otra1234${tries}`), "UNAUTHENTICATED");
    expectRefused(
      await acts["startTwoFactor"]!(client, `Otra1234${tries}`),
      tries === 1 ? "BAD_USER_INPUT" : "LOCKED",
    );
    if (tries === 1) expect((await acts["startTwoFactor"]!(client, OWN)).errors).toBeUndefined();
    if (tries === 1) expectRefused(await signIn(email, "Otra12345"), "UNAUTHENTICATED");
    if (tries === 1) expectRefused(await signIn(email, "Otra12345"), "UNAUTHENTICATED");
  }
});

it("wrong codes of the second factor count too, with the right password", async () => {
  const { startTwoFactor } = await app
    .as("lider")
    .ask("mutation ($password: String!) { startTwoFactor(password: $password) { secret } }", {
      password: PASSWORD,
    });
  const code = () => codeAt(startTwoFactor.secret, app.clock.now());
  await app.as("lider").ask("mutation ($code: String!) { confirmTwoFactor(code: $code) }", { code: code() });
  app.clock.advance({ minutes: 2 });
  const stop = (given: string) =>
    app
      .as("lider")
      .gql(
        "mutation ($password: String!, $code: String!) { stopTwoFactor(password: $password, code: $code) }",
        {
          password: PASSWORD,
          code: given,
        },
      );
  for (let tries = 1; tries <= 3; tries += 1)
    expectRefused(await stop("000000"), "BAD_USER_INPUT", "El código de verificación no es correcto");
  expectRefused(await stop("000000"), "LOCKED", LOCKED);
  expectRefused(await stop(code()), "LOCKED");
  app.clock.advance({ minutes: 16 });
  expect((await stop(code())).errors).toBeUndefined();
  app.clock.set(START);
});

it("two password changes at once: one is made", async () => {
  const { client } = await aRegistered(app);
  const answers = await Promise.all([
    acts["changePassword"]!(client, OWN),
    acts["changePassword"]!(client, OWN),
  ]);
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
});

it("is taken as it was typed: 128 characters, blanks at its ends, capitals", async () => {
  const { client, email } = await aRegistered(app);
  const typed = ` Ñ1${"a".repeat(124)} `;
  expect(typed).toHaveLength(128);
  const change = "mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }";
  await client.ask(change, { input: { currentPassword: OWN, newPassword: typed } });
  const SIGN_IN = `mutation ($email: String!, $password: String!) {
    signIn(email: $email, password: $password) { token } }`;
  const signIn = (password: string) =>
    app.as(null).with({ "x-forwarded-for": "10.9.0.1" }).gql(SIGN_IN, { email, password });
  for (const other of [typed.trim(), typed.toLowerCase(), typed.slice(0, 72)])
    expectRefused(await signIn(other), "UNAUTHENTICATED", "Credenciales inválidas");
  expect((await signIn(typed)).errors).toBeUndefined();
});

const CHANGE = `mutation ($input: ChangePasswordInput!, $code: String) {
  changePassword(input: $input, code: $code) }`;

it("a password change sends the mail of a reset, and none when it was refused", async () => {
  const { client, email } = await aRegistered(app);
  await app.runJobs();
  const before = (await app.outbox(email)).length;
  expectRefused(await acts["changePassword"]!(client, "Otra12345"), "BAD_USER_INPUT", WRONG);
  await app.runJobs();
  expect(await app.outbox(email)).toHaveLength(before);
  expect((await acts["changePassword"]!(client, OWN)).errors).toBeUndefined();
  await app.runJobs();
  const mails = await app.outbox(email);
  expect(mails).toHaveLength(before + 1);
  expect(mails.at(-1)!.subject).toBe("Tu contraseña cambió");
});

/** A client with a second factor, and its code of now. */
async function aProtected() {
  const { client, email } = await aRegistered(app);
  const { startTwoFactor } = await client.ask(
    "mutation ($password: String!) { startTwoFactor(password: $password) { secret } }",
    { password: OWN },
  );
  const code = () => codeAt(startTwoFactor.secret, app.clock.now());
  await client.ask("mutation ($code: String!) { confirmTwoFactor(code: $code) }", { code: code() });
  app.clock.advance({ minutes: 2 });
  return { client, email, code };
}

it("of who has a second factor changes with a code alone, by REST too: absent it is 400 with its field", async () => {
  const { client, email, code } = await aProtected();
  const begun = app.clock.now();
  const input = { currentPassword: OWN, newPassword: "Cartagena2027" };
  const missing = "Se requiere el código de verificación";
  expect(expectRefused(await client.gql(CHANGE, { input }), "BAD_USER_INPUT", missing)).toMatchObject([
    { field: "code" },
  ]);
  const put = (more: object) => client.rest("PUT", "/user/change-password", { ...input, ...more });
  const absent = await put({});
  expect([absent.status, absent.body]).toMatchObject([
    400,
    { success: false, errors: [{ field: "code", message: missing }] },
  ]);
  const wrong = await put({ code: "000000" });
  expect([wrong.status, wrong.body]).toMatchObject([400, { errors: [{ field: "code" }] }]);
  expect(await put({ code: code() })).toMatchObject({ status: 200, body: { success: true } });
  app.clock.set(begun);
  app.clock.advance({ minutes: 2 });
  expect((await signIn(email, "Cartagena2027", code())).errors).toBeUndefined();
  app.clock.set(START);
});

it("another address of who has a second factor is asked for with a code alone, other data without", async () => {
  const { client, email, code } = await aProtected();
  const put = (body: object) => client.rest("PUT", "/user/profile", body);
  const moved = { email: `nuevo.${email}`, currentPassword: OWN };
  expect(await put({ ciudad: "Cali" })).toMatchObject({ status: 200 });
  expect(await put(moved)).toMatchObject({
    status: 400,
    body: { errors: [{ field: "code", message: "Se requiere el código de verificación" }] },
  });
  expect(await put({ ...moved, code: "000000" })).toMatchObject({
    status: 400,
    body: { errors: [{ field: "code" }] },
  });
  expect((await client.ask("{ me { pendingEmail } }")).me.pendingEmail).toBeNull();
  expect(await put({ ...moved, code: code() })).toMatchObject({ status: 200, body: { success: true } });
  expect((await client.ask("{ me { pendingEmail } }")).me.pendingEmail).toBe(moved.email);
  app.clock.set(START);
});
