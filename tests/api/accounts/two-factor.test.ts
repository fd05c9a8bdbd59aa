import { createHash } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { codeAt } from "../../../api/src/modules/accounts/two-factor/two-factor-codes.ts";
import { anApp, PASSWORD, type TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import type { Handle } from "../../support/people.ts";
import { mailedToken } from "../../support/story/accounts.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp({ TRUST_PROXY: "1" });
});
// A code counts for half a minute and never twice.
beforeEach(() => app.clock.advance({ minutes: 2 }));

const START = `mutation ($password: String!) { startTwoFactor(password: $password) { secret uri } }`;
const CONFIRM = `mutation ($code: String!) { confirmTwoFactor(code: $code) }`;
const STOP = `mutation ($password: String!, $code: String!) {
  stopTwoFactor(password: $password, code: $code) }`;
const SIGN_IN = `mutation ($email: String!, $password: String!, $code: String) {
  signIn(email: $email, password: $password, code: $code) { token } }`;

/** Each from an address of their own: so many sign-ins of one are too often. */
let addresses = 0;
const visitor = () => app.as(null).with({ "x-forwarded-for": `10.0.0.${(addresses += 1)}` });
const signIn = (who: Handle, code?: string, password = PASSWORD) =>
  visitor().gql(SIGN_IN, { email: `${who}@travesia.test`, password, code });
const now = (secret: string) => codeAt(secret, app.clock.now());

/** Switches two-factor on for a person: the secret and the recovery codes. */
async function protect(who: Handle): Promise<{ secret: string; recovery: string[] }> {
  const { startTwoFactor } = await app.as(who).ask(START, { password: PASSWORD });
  const { confirmTwoFactor } = await app.as(who).ask(CONFIRM, { code: now(startTwoFactor.secret) });
  app.clock.advance({ seconds: 60 });
  return { secret: startTwoFactor.secret, recovery: confirmTwoFactor };
}

describe("two-factor sign-in", () => {
  it("is switched on with the password and a first code, and tells its owner by mail", async () => {
    expectRefused(
      await app.as("asesor").gql(START, { password: "Otra12345" }),
      "BAD_USER_INPUT",
      "La contraseña actual no es correcta",
    );
    const { startTwoFactor } = await app.as("asesor").ask(START, { password: PASSWORD });
    expect(startTwoFactor.uri).toMatch(
      /^otpauth:\/\/totp\/Traves%C3%ADa.*asesor%40travesia\.test\?.*secret=[A-Z2-7]{32}/,
    );
    expect((await signIn("asesor")).errors, "nothing changes before the first code").toBeUndefined();
    expectRefused(
      await app.as("asesor").gql(CONFIRM, { code: "000000" }),
      "BAD_USER_INPUT",
      "El código de verificación no es correcto",
    );
    const { confirmTwoFactor } = await app.as("asesor").ask(CONFIRM, { code: now(startTwoFactor.secret) });
    expect(new Set(confirmTwoFactor).size).toBe(8);
    for (const code of confirmTwoFactor) expect(code).toMatch(/^[a-z2-7]{4}-[a-z2-7]{4}$/);
    await app.runJobs();
    expect((await app.outbox("asesor@travesia.test")).at(-1)?.subject).toBe(
      "Activaste la verificación en dos pasos",
    );
    expect(await app.as("asesor").ask("{ me { twoFactor } }")).toEqual({ me: { twoFactor: true } });
  });

  it("asks for the code after the right password, and opens with it once", async () => {
    const { secret } = await protect("lider");
    expectRefused(await signIn("lider"), "UNAUTHENTICATED", "Se requiere el código de verificación");
    expectRefused(await signIn("lider", undefined, "Otra12345"), "UNAUTHENTICATED", "Credenciales inválidas");
    const code = now(secret);
    expect((await signIn("lider", code)).errors).toBeUndefined();
    expectRefused(await signIn("lider", code), "UNAUTHENTICATED", "El código de verificación no es correcto");
    app.clock.advance({ seconds: 30 });
    expect((await signIn("lider", now(secret))).errors).toBeUndefined();
  });

  it("counts wrong codes as failures, but not the question for one", async () => {
    const { secret } = await protect("gerente");
    for (let asked = 0; asked < 5; asked += 1) expectRefused(await signIn("gerente"), "UNAUTHENTICATED");
    for (let wrong = 0; wrong < 3; wrong += 1)
      expectRefused(await signIn("gerente", "000000"), "UNAUTHENTICATED");
    expectRefused(await signIn("gerente", "000000"), "LOCKED");
    expectRefused(await signIn("gerente", now(secret)), "LOCKED");
  });

  it("opens with each recovery code once", async () => {
    const { recovery } = await protect("contador");
    const written = recovery[0]!.toUpperCase().replace("-", " ");
    expect((await signIn("contador", written)).errors).toBeUndefined();
    expectRefused(await signIn("contador", recovery[0]), "UNAUTHENTICATED");
    expect((await signIn("contador", recovery[1])).errors).toBeUndefined();
  });

  it("is asked for after a password that was set again by mail, too", async () => {
    const { secret } = await protect("lider2");
    const email = "lider2@travesia.test";
    await visitor().ask("mutation ($email: String!) { requestRecovery(email: $email) }", { email });
    const token = await mailedToken(app, email, "/reset-password");
    const password = "Nueva2027x";
    await visitor().ask(
      "mutation ($token: String!, $password: String!) { resetPassword(token: $token, password: $password) }",
      { token, password },
    );
    expectRefused(
      await signIn("lider2", undefined, password),
      "UNAUTHENTICATED",
      "Se requiere el código de verificación",
    );
    expect((await signIn("lider2", now(secret), password)).errors).toBeUndefined();
  });

  it("keeps recovery codes as slow hashes, and opens with codes of an earlier version", async () => {
    const { recovery } = await protect("cliente2");
    const { em } = app.app.services.orm;
    const own = [app.people.cliente2.id];
    const stored = async () =>
      (
        await em
          .fork()
          .execute<{ hashes: string[] }[]>("select hashes from recovery_codes where user_id = ?", own)
      )[0]!.hashes;
    expect(await stored()).toHaveLength(8);
    for (const hash of await stored()) expect(hash).toMatch(/^\$argon2id\$/);
    const early = createHash("sha256").update("abcdefgh").digest("hex");
    await em
      .fork()
      .execute("update recovery_codes set hashes = hashes || ? where user_id = ?", [`{${early}}`, ...own]);
    expect((await signIn("cliente2", "ABCD-efgh")).errors).toBeUndefined();
    expectRefused(await signIn("cliente2", "abcd-efgh"), "UNAUTHENTICATED");
    expect((await signIn("cliente2", recovery[7])).errors).toBeUndefined();
    expect(await stored()).toHaveLength(7);
  });

  it("of two sign-ins at once with one code lets one in", async () => {
    const { secret } = await protect("asesor2");
    const code = now(secret);
    const answers = await Promise.all([signIn("asesor2", code), signIn("asesor2", code)]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  it("is switched off with the password and a code, and then asks no more", async () => {
    const { secret } = await protect("cliente");
    expectRefused(
      await app.as("cliente").gql(STOP, { password: PASSWORD, code: "123456" }),
      "BAD_USER_INPUT",
    );
    expect(await app.as("cliente").ask(STOP, { password: PASSWORD, code: now(secret) })).toEqual({
      stopTwoFactor: "La verificación en dos pasos quedó desactivada",
    });
    expect((await signIn("cliente")).errors).toBeUndefined();
    expectRefused(await app.as("cliente").gql(STOP, { password: PASSWORD, code: "123456" }), "CONFLICT");
  });

  it("takes the code by REST, under its name", async () => {
    app.clock.advance({ minutes: 2 });
    const { secret } = await protect("admin");
    const login = (code?: string) =>
      visitor().rest("POST", "/user/login", { email: "admin@travesia.test", password: PASSWORD, code });
    expect(await login()).toMatchObject({
      status: 401,
      body: { success: false, message: "Se requiere el código de verificación" },
    });
    expect(await login(now(secret))).toMatchObject({
      status: 200,
      body: { success: true, user: { email: "admin@travesia.test" } },
    });
  });

  it("shows the owner whether it is on, and nobody else", async () => {
    const seen = (who: Handle) =>
      app.as(who).ask(`query ($id: Int!) { user(id: $id) { twoFactor } }`, { id: app.people.lider.id });
    expect(await seen("owner")).toEqual({ user: { twoFactor: true } });
    expect(await seen("contador")).toEqual({ user: { twoFactor: null } });
  });

  it("is taken off by the owner for whoever lost everything, and tells them", async () => {
    const { id } = app.people.gerente2;
    const TAKE_OFF = `mutation ($id: Int!) { takeOffTwoFactor(id: $id) }`;
    await protect("gerente2");
    expectRefused(await app.as("admin").gql(TAKE_OFF, { id }), "FORBIDDEN");
    await app.as("owner").ask(TAKE_OFF, { id });
    expect((await signIn("gerente2")).errors).toBeUndefined();
    expectRefused(await app.as("owner").gql(TAKE_OFF, { id }), "CONFLICT");
    await app.runJobs();
    expect((await app.outbox("gerente2@travesia.test")).at(-1)?.subject).toBe(
      "La verificación en dos pasos quedó desactivada",
    );
  });
});
