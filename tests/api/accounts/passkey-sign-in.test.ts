import { generateKeyPairSync } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { relyingParty } from "../../../api/src/modules/accounts/passkey/relying-party.ts";
import { anApp, PASSWORD, type TestApp } from "../../support/app.ts";
import { Authenticator, type Lie } from "../../support/authenticator.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import type { Handle } from "../../support/people.ts";
import { aPasskey, begunPasskey, SITE } from "../../support/story/passkeys.ts";

const ASK = `mutation { beginPasskeySignIn }`;
const SIGN_IN = `mutation ($passkey: PasskeyAnswerInput!) {
  signInWithPasskey(passkey: $passkey) { token user { id email } } }`;
const CHECK = `mutation ($email: String!, $password: String!) {
  beginPasskeyCheck(email: $email, password: $password) }`;

const WRONG = "No reconocemos esa llave de acceso";
const LATE = "Se venció el tiempo para usar la llave de acceso. Inténtalo de nuevo.";

let app: TestApp;
beforeAll(async () => {
  app = await anApp({ TRUST_PROXY: "1", PUBLIC_URL: SITE });
});

let addresses = 0;
const visitor = () => app.as(null).with({ "x-forwarded-for": `10.0.3.${(addresses += 1)}` });
const sql = <Row>(text: string, ...values: unknown[]) =>
  app.app.services.orm.em.fork().execute<Row[]>(text, values);
const asked = async () => (await visitor().ask(ASK)).beginPasskeySignIn;
const answer = (passkey: object) => visitor().gql(SIGN_IN, { passkey });
const signIn = async (keeper: Authenticator, lie: Lie = {}) => answer(keeper.get(await asked(), lie));

/** Failed tries in a row of a person. */
const failures = async (who: Handle) =>
  (
    await sql<{ failed_login_attempts: number }>(
      "select failed_login_attempts from users where id = ?",
      app.people[who].id,
    )
  )[0]?.failed_login_attempts;

describe("a passkey that signs in alone", () => {
  let keeper: Authenticator;
  beforeAll(async () => ({ keeper } = await aPasskey(app, "lider")));

  it("is asked of anybody, without naming a passkey, and with its owner verified", async () => {
    const options = JSON.parse(await asked());
    expect(options).toMatchObject({ rpId: "viajes.agencia.co", userVerification: "required" });
    expect(options.allowCredentials ?? []).toEqual([]);
  });

  it("opens the account that it is of, with a session like any other, and the history says how", async () => {
    const { data } = await signIn(keeper);
    const { token, user } = data!["signInWithPasskey"];
    expect(user.email).toBe("lider@travesia.test");
    const session = app.as(null).with({ authorization: `Bearer ${token}` });
    const { mySessions } = await session.ask("{ mySessions { current } }");
    expect(mySessions[0]?.current).toBe(true);
    const [line] = await sql<{ detail: unknown }>(
      "select detail from audit_entries where type = 'user.signed-in' and record_id = ? order by id desc",
      String(app.people.lider.id),
    );
    expect(line?.detail).toEqual({ by: "passkey" });
  });

  it.each<[string, Lie]>([
    ["whose owner was not verified", { verified: false }],
    ["signed for another site", { origin: "https://viajes.agencia.co.malo.com" }],
    ["for the name of another site", { rpId: "agencia.co" }],
    ["signed by another key", { key: generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey }],
    ["that says it is another account's", { userHandle: "Y3VlbnRhLTE" }],
    ["whose count went back", { counter: 1 }],
  ])("an answer %s opens nothing, and counts as a failure", async (_, lie) => {
    expectRefused(await signIn(keeper, lie), "UNAUTHENTICATED", WRONG);
    expect(await failures("lider")).toBe(1);
    expect((await signIn(keeper)).errors).toBeUndefined();
    expect(await failures("lider")).toBe(0);
  });

  it("that is unknown is refused as a wrong one is", async () => {
    const stranger = new Authenticator(SITE);
    stranger.create(await begunPasskey(app.as("gerente")));
    expectRefused(await signIn(stranger), "UNAUTHENTICATED", WRONG);
  });

  it("answers one challenge, once, within five minutes, whether it opened or not", async () => {
    const used = keeper.get(await asked());
    expect((await answer(used)).errors).toBeUndefined();
    expectRefused(await answer(used), "UNAUTHENTICATED", LATE);
    const options = await asked();
    expectRefused(await answer(keeper.get(options, { verified: false })), "UNAUTHENTICATED", WRONG);
    expectRefused(await answer(keeper.get(options)), "UNAUTHENTICATED", LATE);
    const late = keeper.get(await asked());
    app.clock.advance({ minutes: 5 });
    expectRefused(await answer(late), "UNAUTHENTICATED", LATE);
    expectRefused(await answer(keeper.get(await asked(), { challenge: "bmFkYQ" })), "UNAUTHENTICATED", LATE);
    expect(await failures("lider"), "what came too late is no failure").toBe(1);
  });

  it("answers no challenge of another purpose", async () => {
    const email = "lider@travesia.test";
    const { beginPasskeyCheck } = await visitor().ask(CHECK, { email, password: PASSWORD });
    expectRefused(await answer(keeper.get(beginPasskeyCheck!)), "UNAUTHENTICATED", LATE);
  });

  it("of two sign-ins at once with one answer lets one in", async () => {
    const passkey = keeper.get(await asked());
    const answers = await Promise.all([answer(passkey), answer(passkey)]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  it("opens no account that is locked", async () => {
    const { keeper: own } = await aPasskey(app, "asesor2");
    for (let n = 0; n < 3; n += 1) expectRefused(await signIn(own, { verified: false }), "UNAUTHENTICATED");
    expectRefused(await signIn(own, { verified: false }), "LOCKED");
    expectRefused(await signIn(own), "LOCKED");
    app.clock.advance({ minutes: 15 });
    expect((await signIn(own)).errors).toBeUndefined();
  });

  it("opens nothing of an account that is switched off", async () => {
    const { keeper: own } = await aPasskey(app, "asesor");
    await sql("update users set is_active = false where id = ?", app.people.asesor.id);
    const { token } = (await signIn(own)).data!["signInWithPasskey"];
    const session = app.as(null).with({ authorization: `Bearer ${token}` });
    expectRefused(await session.gql("{ mySessions { id } }"), "FORBIDDEN", /ha sido desactivada/);
  });

  it("is gone with the personal data of its account", async () => {
    const { keeper: own } = await aPasskey(app, "cliente", { name: "Reloj" });
    const erase = "mutation ($password: String!) { requestErasure(currentPassword: $password) }";
    await app.as("cliente").ask(erase, { password: PASSWORD });
    expectRefused(await signIn(own), "UNAUTHENTICATED", WRONG);
    const id = app.people.cliente.id;
    expect(await sql("select from passkeys where user_id = ?", id)).toEqual([]);
    expect(await sql("select from recovery_codes where user_id = ?", id)).toEqual([]);
  });

  it("is neither added nor taken off by who sees as another person", async () => {
    const viewing = app.as("owner").with({ "x-ver-como": String(app.people.lider.id) });
    expectRefused(
      await viewing.gql('mutation { beginPasskey(password: "x") }'),
      "FORBIDDEN",
      /así no puedes cambiar nada/,
    );
  });

  it("is asked for twenty times a minute of one address", async () => {
    const one = app.as(null).with({ "x-forwarded-for": "10.0.4.1" });
    for (let n = 0; n < 20; n += 1) await one.ask(ASK);
    expectRefused(await one.gql(ASK), "RATE_LIMITED");
  });
});

describe("the address that passkeys are for", () => {
  const party = (publicUrl: string) => relyingParty({ config: { ...app.app.services.config, publicUrl } });

  it.each([
    ["https://viajes.agencia.co/", "viajes.agencia.co", "https://viajes.agencia.co"],
    ["http://localhost:3001", "localhost", "http://localhost:3001"],
  ])("%s has them", (url, id, origin) => expect(party(url)).toEqual({ id, origin }));

  it.each(["http://viajes.agencia.co", "https://10.0.0.5", "http://127.0.0.1:3001", "https://[::1]"])(
    "%s has none",
    (url) => expect(() => party(url)).toThrow(/solo funcionan cuando Travesía se abre con https/),
  );
});
