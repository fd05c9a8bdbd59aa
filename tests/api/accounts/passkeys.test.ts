import { generateKeyPairSync } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { codeAt } from "../../../api/src/modules/accounts/two-factor/two-factor-codes.ts";
import { anApp, PASSWORD, type TestApp } from "../../support/app.ts";
import { Authenticator, type Lie } from "../../support/authenticator.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { eventually } from "../../support/patience.ts";
import type { Handle } from "../../support/people.ts";
import {
  ADD_PASSKEY,
  aPasskey,
  BEGIN_PASSKEY,
  begunPasskey,
  provenBy,
  SITE,
} from "../../support/story/passkeys.ts";

const OWN = `{ myPasskeys { id name backedUp createdAt lastUsedAt } }`;
const RENAME = `mutation ($id: ID!, $input: PasskeyNameInput!) {
  renamePasskey(id: $id, input: $input) { name } }`;
const REMOVE = `mutation ($id: ID!, $password: String!, $code: String, $passkey: PasskeyAnswerInput) {
  removePasskey(id: $id, password: $password, code: $code, passkey: $passkey) }`;
const CHECK = `mutation ($email: String!, $password: String!) {
  beginPasskeyCheck(email: $email, password: $password) }`;
const SIGN_IN = `mutation ($email: String!, $password: String!, $code: String, $passkey: PasskeyAnswerInput) {
  signIn(email: $email, password: $password, code: $code, passkey: $passkey) { token user { id } } }`;
const START = `mutation ($password: String!, $code: String, $passkey: PasskeyAnswerInput) {
  startTwoFactor(password: $password, code: $code, passkey: $passkey) { secret } }`;
const CONFIRM = `mutation ($code: String!) { confirmTwoFactor(code: $code) }`;
const STOP = `mutation ($password: String!, $code: String!) {
  stopTwoFactor(password: $password, code: $code) }`;
const ASK = `mutation ($roles: [Role!]!) { askSecondFactor(roles: $roles) { role without } }`;

const WRONG = "No reconocemos esa llave de acceso";
const LATE = "Se venció el tiempo para usar la llave de acceso. Inténtalo de nuevo.";
const CODE_ASKED = "Se requiere el código de verificación";

let app: TestApp;
beforeAll(async () => {
  app = await anApp({ TRUST_PROXY: "1", PUBLIC_URL: SITE });
});
// A code counts for half a minute and never twice.
beforeEach(() => app.clock.advance({ minutes: 2 }));

let addresses = 0;
const visitor = () => app.as(null).with({ "x-forwarded-for": `10.0.2.${(addresses += 1)}` });
const emailOf = (who: Handle) => `${who}@travesia.test`;
const sql = <Row>(text: string, ...values: unknown[]) =>
  app.app.services.orm.em.fork().execute<Row[]>(text, values);

const add = (who: Handle, more?: Parameters<typeof aPasskey>[2]) => aPasskey(app, who, more);

/** Signs in with the password and an answer of a passkey, which may lie. */
async function signInBy(who: Handle, keeper: Authenticator, lie: Lie = {}) {
  const email = emailOf(who);
  const { beginPasskeyCheck: options } = await visitor().ask(CHECK, { email, password: PASSWORD });
  return visitor().gql(SIGN_IN, { email, password: PASSWORD, passkey: keeper.get(options!, lie) });
}
const ownOf = async (who: Handle) => (await app.as(who).ask(OWN)).myPasskeys;
const signIn = (who: Handle, code?: string) =>
  visitor().gql(SIGN_IN, { email: emailOf(who), password: PASSWORD, code });

describe("a passkey of an account", () => {
  it("is begun with the password, and made for the site's own address", async () => {
    expectRefused(
      await app.as("asesor").gql(BEGIN_PASSKEY, { password: "Otra12345" }),
      "BAD_USER_INPUT",
      "La contraseña actual no es correcta",
    );
    const options = JSON.parse(await begunPasskey(app.as("asesor")));
    expect(options).toMatchObject({
      rp: { id: "viajes.agencia.co", name: "Travesía" },
      user: { name: "asesor@travesia.test" },
      attestation: "none",
      authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
    });
  });

  it("is listed, mailed about and recorded in the history; only the first creates recovery codes", async () => {
    const { keeper, recovery } = await add("asesor");
    expect(new Set(recovery).size).toBe(8);
    const factor = await provenBy(app, "asesor", keeper);
    expect((await add("asesor", { name: "Portátil", factor })).recovery).toEqual([]);
    const { myPasskeys } = await app.as("asesor").ask(OWN);
    expect(myPasskeys.map(({ name, lastUsedAt }) => [name, lastUsedAt !== null])).toEqual([
      ["Celular", true],
      ["Portátil", false],
    ]);
    expect(await app.as("asesor").ask("{ me { twoFactor codeApp } }")).toEqual({
      me: { twoFactor: true, codeApp: false },
    });
    await app.runJobs();
    const mail = (await app.outbox(emailOf("asesor"))).at(-1);
    expect(mail?.subject).toBe("Agregaste una llave de acceso");
    expect(mail?.text).toContain("«Portátil»");
    const lines = await sql<{ detail: unknown }>(
      "select detail from audit_entries where type = 'user.passkey-added' order by id",
    );
    expect(lines.map(({ detail }) => detail)).toEqual([
      { passkey: "Celular", backedUp: false },
      { passkey: "Portátil", backedUp: false },
    ]);
  });

  it("ends the other sessions of the account, and not the one that added it", async () => {
    const token = (await signIn("lider2")).data!["signIn"].token as string;
    const other = app.as(null).with({ authorization: `Bearer ${token}` });
    expect((await other.gql("{ me { id } }")).errors).toBeUndefined();
    await add("lider2");
    await eventually(async () => expectRefused(await other.gql("{ me { id } }"), "UNAUTHENTICATED"));
    expect((await app.as("lider2").gql("{ me { id } }")).errors).toBeUndefined();
  });

  it.each<[string, Lie]>([
    ["of another site", { origin: "https://viajes.agencia.co.malo.com" }],
    ["for another site", { rpId: "agencia.co" }],
  ])("%s is not added, and its challenge is used up", async (_, lie) => {
    const keeper = new Authenticator(SITE);
    const options = await begunPasskey(app.as("gerente2"));
    const send = (input: object) => app.as("gerente2").gql(ADD_PASSKEY, { input });
    expectRefused(await send(keeper.create(options, "Celular", lie)), "CONFLICT", /No pudimos leer/);
    expectRefused(await send(keeper.create(options)), "CONFLICT", LATE);
    expect((await app.as("gerente2").ask(OWN)).myPasskeys).toEqual([]);
  });

  it("answers a challenge of its own person, once, within five minutes", async () => {
    const keeper = new Authenticator(SITE);
    const options = await begunPasskey(app.as("gerente2"));
    expectRefused(
      await app.as("admin").gql(ADD_PASSKEY, { input: keeper.create(options) }),
      "CONFLICT",
      LATE,
    );
    expectRefused(
      await app
        .as("gerente2")
        .gql(ADD_PASSKEY, { input: keeper.create(options, "x", { challenge: "bmFkYQ" }) }),
      "CONFLICT",
      LATE,
    );
    app.clock.advance({ minutes: 5 });
    expectRefused(
      await app.as("gerente2").gql(ADD_PASSKEY, { input: keeper.create(options) }),
      "CONFLICT",
      LATE,
    );
  });

  it("is of one person alone", async () => {
    const { keeper } = await add("cliente2");
    const input = keeper.create(await begunPasskey(app.as("gerente2")));
    expectRefused(await app.as("gerente2").gql(ADD_PASSKEY, { input }), "CONFLICT", /ya está en uso/);
    const { id } = (await ownOf("cliente2"))[0]!;
    expectRefused(await app.as("gerente2").gql(RENAME, { id, input: { name: "Mía" } }), "NOT_FOUND");
    expectRefused(await app.as("gerente2").gql(REMOVE, { id, password: PASSWORD }), "NOT_FOUND");
  });

  it("gets another name", async () => {
    const { id } = (await ownOf("cliente2"))[0]!;
    const rename = (name: string) => app.as("cliente2").gql(RENAME, { id, input: { name } });
    expect((await rename(" Reloj ")).data).toEqual({ renamePasskey: { name: "Reloj" } });
    expectRefused(await rename("  "), "BAD_USER_INPUT", "El nombre de la llave es obligatorio");
    expectRefused(await rename("x".repeat(61)), "BAD_USER_INPUT", /hasta 60 caracteres/);
  });

  it("is one of ten at most, which the database holds too", async () => {
    const { recovery } = await add("gerente");
    const insert = (place: number) =>
      sql(
        `insert into passkeys
           (id, user_id, place, credential_id, public_key, counter, name, backed_up, created_at)
         select gen_random_uuid(), user_id, ?, ?, public_key, 0, 'Otra', false, created_at
         from passkeys where user_id = ? limit 1`,
        ...[place, `otra-${place}`, app.people.gerente.id],
      );
    for (let place = 3; place <= 10; place += 1) await insert(place);
    await add("gerente", { name: "La décima", factor: { code: recovery[0]! } });
    expectRefused(
      await app.as("gerente").gql(BEGIN_PASSKEY, { password: PASSWORD, code: recovery[1] }),
      "CONFLICT",
      "Puedes tener hasta 10 llaves de acceso. Quita una que ya no uses.",
    );
    await expect(insert(11)).rejects.toThrow(/passkeys_are_ten_at_most/);
  });
});

describe("a passkey as second factor", () => {
  let keeper: Authenticator;
  let recovery: string[];
  beforeAll(async () => ({ keeper, recovery } = await add("lider")));

  it("is asked for after the right password, and opens", async () => {
    expectRefused(await signIn("lider"), "UNAUTHENTICATED", CODE_ASKED);
    const answer = await signInBy("lider", keeper);
    expect(answer.data!["signIn"].user.id).toBe(app.people.lider.id);
    const { lastUsedAt } = (await ownOf("lider"))[0]!;
    expect(lastUsedAt).not.toBeNull();
  });

  it("needs no finger or PIN, since the password was right", async () => {
    expect((await signInBy("lider", keeper, { verified: false })).errors).toBeUndefined();
  });

  it("says who has one only to who knows the password", async () => {
    const check = (who: Handle, password: string) => visitor().gql(CHECK, { email: emailOf(who), password });
    expectRefused(await check("lider", "Otra12345"), "UNAUTHENTICATED", "Credenciales inválidas");
    expectRefused(
      await visitor().gql(CHECK, { email: "nadie@travesia.test", password: PASSWORD }),
      "UNAUTHENTICATED",
      "Credenciales inválidas",
    );
    expect((await check("contador", PASSWORD)).data).toEqual({ beginPasskeyCheck: null });
  });

  it.each<[string, Lie]>([
    ["signed for another site", { origin: "https://viajes.agencia.co.malo.com" }],
    ["for the name of another site", { rpId: "agencia.co" }],
    ["signed by another key", { key: generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey }],
  ])("an answer %s opens nothing, and counts as a failure", async (_, lie) => {
    await sql("update users set failed_login_attempts = 0 where id = ?", app.people.lider.id);
    expectRefused(await signInBy("lider", keeper, lie), "UNAUTHENTICATED", WRONG);
    const [user] = await sql<{ failed_login_attempts: number }>(
      "select failed_login_attempts from users where id = ?",
      app.people.lider.id,
    );
    expect(user?.failed_login_attempts).toBe(1);
    expect((await signInBy("lider", keeper)).errors).toBeUndefined();
  });

  it("an answer to a challenge that was never put, was answered, or is too old opens nothing", async () => {
    const email = emailOf("lider");
    const ask = async () => (await visitor().ask(CHECK, { email, password: PASSWORD })).beginPasskeyCheck!;
    const answer = (passkey: object) => visitor().gql(SIGN_IN, { email, password: PASSWORD, passkey });
    const made = keeper.get(await ask(), { challenge: "bmFkYQ" });
    expectRefused(await answer(made), "UNAUTHENTICATED", LATE);
    const used = keeper.get(await ask());
    expect((await answer(used)).errors).toBeUndefined();
    expectRefused(await answer(used), "UNAUTHENTICATED", LATE);
    const late = keeper.get(await ask());
    app.clock.advance({ minutes: 5 });
    expectRefused(await answer(late), "UNAUTHENTICATED", LATE);
  });

  it("of two sign-ins at once with one answer lets one in", async () => {
    const email = emailOf("lider");
    const { beginPasskeyCheck } = await visitor().ask(CHECK, { email, password: PASSWORD });
    const passkey = keeper.get(beginPasskeyCheck!);
    const answers = await Promise.all(
      [1, 2].map(() => visitor().gql(SIGN_IN, { email, password: PASSWORD, passkey })),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  it("another person's opens nothing, nor does another person's challenge", async () => {
    const { keeper: theirs } = await add("asesor2");
    expectRefused(await signInBy("lider", theirs), "UNAUTHENTICATED", WRONG);
    const { beginPasskeyCheck } = await visitor().ask(CHECK, {
      email: emailOf("asesor2"),
      password: PASSWORD,
    });
    const passkey = keeper.get(beginPasskeyCheck!);
    expectRefused(
      await visitor().gql(SIGN_IN, { email: emailOf("lider"), password: PASSWORD, passkey }),
      "UNAUTHENTICATED",
      LATE,
    );
  });

  it("whose count does not go on is of a copy: it opens nothing, and the history has it", async () => {
    expectRefused(await signInBy("lider", keeper, { counter: 2 }), "UNAUTHENTICATED", WRONG);
    const [line] = await sql<{ detail: object }>(
      "select detail from audit_entries where type = 'user.passkey-copied'",
    );
    expect(line?.detail).toMatchObject({ passkey: "Celular", counted: 2 });
    expect((await signInBy("lider", keeper)).errors).toBeUndefined();
  });

  it("that never counts opens again and again", async () => {
    const { keeper: uncounted } = await add("lider", {
      name: "Portátil",
      counts: false,
      factor: await provenBy(app, "lider", keeper),
    });
    for (let n = 0; n < 2; n += 1) expect((await signInBy("lider", uncounted)).errors).toBeUndefined();
  });

  it("locks the account at the fourth wrong answer in a row", async () => {
    const lie = { origin: "https://otra.co" };
    for (let n = 0; n < 3; n += 1) expectRefused(await signInBy("asesor2", keeper, lie), "UNAUTHENTICATED");
    expectRefused(await signInBy("asesor2", keeper, lie), "LOCKED");
  });

  it("leaves recovery codes, which open once each, by REST too", async () => {
    expect((await signIn("lider", recovery[0])).errors).toBeUndefined();
    expectRefused(await signIn("lider", recovery[0]), "UNAUTHENTICATED");
    const login = (code?: string) =>
      visitor().rest("POST", "/user/login", { email: emailOf("lider"), password: PASSWORD, code });
    expect(await login()).toMatchObject({ status: 401, body: { message: CODE_ASKED } });
    expect(await login(recovery[1])).toMatchObject({ status: 200, body: { success: true } });
  });

  it("exists beside the codes of an application, and either of them may be removed", async () => {
    const { startTwoFactor } = await app.as("contador").ask(START, { password: PASSWORD });
    const appCode = () => codeAt(startTwoFactor.secret, app.clock.now());
    await app.as("contador").ask(CONFIRM, { code: appCode() });
    app.clock.advance({ minutes: 1 });
    const { keeper: own, recovery: none } = await add("contador", { factor: { code: appCode() } });
    app.clock.advance({ minutes: 1 });
    expect(none, "who has an application has recovery codes").toEqual([]);
    expect((await signIn("contador", appCode())).errors).toBeUndefined();
    expect((await signInBy("contador", own)).errors).toBeUndefined();
    app.clock.advance({ minutes: 1 });
    await app.as("contador").ask(STOP, { password: PASSWORD, code: appCode() });
    expectRefused(await signIn("contador"), "UNAUTHENTICATED", CODE_ASKED);
    await app.runJobs();
    expect((await app.outbox(emailOf("contador"))).at(-1)?.subject).toBe(
      "Quitaste los códigos de tu aplicación",
    );
    const { id } = (await ownOf("contador"))[0]!;
    expectRefused(
      await app.as("contador").gql(REMOVE, { id, password: "Otra12345" }),
      "BAD_USER_INPUT",
      "La contraseña actual no es correcta",
    );
    const factor = await provenBy(app, "contador", own);
    await app.as("contador").ask(REMOVE, { id, password: PASSWORD, ...factor });
    expect((await signIn("contador")).errors).toBeUndefined();
    expect(await sql("select from recovery_codes where user_id = ?", app.people.contador.id)).toEqual([]);
    await app.runJobs();
    const mail = (await app.outbox(emailOf("contador"))).at(-1);
    expect(mail?.subject).toBe("Quitaste una llave de acceso");
    expect(mail?.text).toContain("vuelve a abrirse solo con la contraseña");
  });

  it("is what a role asks for, and the last one stays while it does", async () => {
    await add("owner");
    const { askSecondFactor } = await app.as("owner").ask(ASK, { roles: ["CONTADOR", "LIDER"] });
    expect(askSecondFactor).toContainEqual({ role: "LIDER", without: 0 });
    expect(askSecondFactor).toContainEqual({ role: "CONTADOR", without: 1 });
    expect(await app.as("lider").ask("{ me { secondFactorDue } }")).toEqual({
      me: { secondFactorDue: null },
    });
    const [first, second] = await ownOf("lider");
    const code = recovery[2];
    await app.as("lider").ask(REMOVE, { id: first!.id, password: PASSWORD, code });
    expectRefused(
      await app.as("lider").gql(REMOVE, { id: second!.id, password: PASSWORD, code: recovery[3] }),
      "CONFLICT",
      "Tu rol pide verificación en dos pasos: no la puedes desactivar.",
    );
    expect((await app.as("lider").ask(OWN)).myPasskeys).toHaveLength(1);
  });

  it("is removed with everything else when the owner resets the second factor of a person who lost it", async () => {
    const { id } = app.people.asesor;
    await app.as("owner").ask(`mutation ($id: Int!) { takeOffTwoFactor(id: $id) }`, { id });
    expect((await signIn("asesor")).errors).toBeUndefined();
    expect(await sql("select from passkeys where user_id = ?", id)).toEqual([]);
  });

  it("is set up by who owes one, in the session that opens nothing else", async () => {
    app.clock.advance({ days: 14 });
    const SET_UP = `mutation ($email: String!, $password: String!) {
      beginTwoFactorSetUp(email: $email, password: $password) }`;
    const { beginTwoFactorSetUp } = await visitor().ask(SET_UP, {
      email: emailOf("contador"),
      password: PASSWORD,
    });
    const session = app.as(null).with({ authorization: `Bearer ${beginTwoFactorSetUp}` });
    expectRefused(await session.gql("{ me { id } }"), "FORBIDDEN");
    const own = new Authenticator(SITE);
    await session.ask(ADD_PASSKEY, { input: own.create(await begunPasskey(session)) });
    await expect.poll(async () => (await session.gql("{ me { id } }")).errors).toBeUndefined();
    expect((await signInBy("contador", own)).errors).toBeUndefined();
  });
});
