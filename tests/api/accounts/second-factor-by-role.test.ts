import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { codeAt } from "../../../api/src/modules/accounts/two-factor/two-factor-codes.ts";
import { anApp, PASSWORD, type TestApp } from "../../support/app.ts";
import { at, inDays, longDay } from "../../support/calendar.ts";
import type { Client } from "../../support/client.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { asOwner } from "../../support/owner.ts";
import type { Handle } from "../../support/people.ts";
import { RawSocket } from "../../support/socket.ts";

const ASKED = "Tu rol pide verificación en dos pasos. Actívala en la web.";
const START_SETUP = `mutation ($password: String!) { startTwoFactor(password: $password) { secret } }`;
const CONFIRM = `mutation ($code: String!) { confirmTwoFactor(code: $code) }`;
const STOP = `mutation ($password: String!, $code: String!) {
  stopTwoFactor(password: $password, code: $code) }`;
const SIGN_IN = `mutation ($email: String!, $password: String!, $code: String) {
  signIn(email: $email, password: $password, code: $code) { token } }`;
const SET_UP = `mutation ($email: String!, $password: String!) {
  beginTwoFactorSetUp(email: $email, password: $password) }`;
const ASK = `mutation ($roles: [Role!]!) { askSecondFactor(roles: $roles) { role due without } }`;

let app: TestApp;
beforeAll(async () => {
  app = await anApp({ TRUST_PROXY: "1" });
});
// A code counts for half a minute and never twice.
beforeEach(() => app.clock.advance({ minutes: 2 }));

let addresses = 0;
const visitor = () => app.as(null).with({ "x-forwarded-for": `10.0.1.${(addresses += 1)}` });
const emailOf = (who: Handle) => `${who}@travesia.test`;
const signIn = (who: Handle, code?: string) =>
  visitor().gql(SIGN_IN, { email: emailOf(who), password: PASSWORD, code });
const setUp = (who: Handle, password = PASSWORD) => visitor().gql(SET_UP, { email: emailOf(who), password });
const bearer = (token: string): Client => app.as(null).with({ authorization: `Bearer ${token}` });
const ask = (who: Handle, ...roles: string[]) => app.as(who).gql(ASK, { roles });
const now = (secret: string) => codeAt(secret, app.clock.now());
const goTo = (instant: Date) =>
  app.clock.advance({ seconds: (instant.getTime() - app.clock.now().getTime()) / 1000 });
/** A session of a person by its own sign-in, with today's clock. */
const opened = async (who: Handle): Promise<Client> => bearer((await signIn(who)).data!["signIn"].token);

async function protect(client: Client): Promise<string> {
  const { startTwoFactor } = await client.ask(START_SETUP, { password: PASSWORD });
  await client.ask(CONFIRM, { code: now(startTwoFactor.secret) });
  app.clock.advance({ seconds: 60 });
  return startTwoFactor.secret;
}

const notices = async (who: Handle) =>
  (
    await asOwner(app, (em) =>
      em.execute<{ message: string }[]>(
        "select message from notifications where type = 'second_factor_asked' and user_id = ?",
        [app.people[who].id],
      ),
    )
  ).map(({ message }) => message);

let ownerSecret: string;
let ownerSession: Client;

describe("the owner who chooses which roles need a second factor", () => {
  it("is alone in that, and chooses roles of the team", async () => {
    for (const who of ["admin", "contador", "asesor", "cliente"] as const) {
      expectRefused(await ask(who, "ASESOR"), "FORBIDDEN");
      expectRefused(await app.as(who).gql("{ secondFactorRoles { role due } }"), "FORBIDDEN");
    }
    for (const role of ["CLIENTE", "LINK", "VISITOR", "INACTIVE"])
      expectRefused(await ask("owner", role), "BAD_USER_INPUT");
  });

  it("has one already, so that nobody locks the agency out", async () => {
    expectRefused(
      await ask("owner", "ASESOR"),
      "CONFLICT",
      "Activa primero tu propia verificación en dos pasos, en tu perfil.",
    );
    ownerSession = await opened("owner");
    ownerSecret = await protect(ownerSession);
  });

  it("gives 14 days, which each person without one is notified of once", async () => {
    const { askSecondFactor } = await ownerSession.ask(ASK, { roles: ["ASESOR"] });
    expect(askSecondFactor).toContainEqual({ role: "ASESOR", due: inDays(14), without: 2 });
    expect(askSecondFactor).toContainEqual({ role: "LIDER", due: null, without: 2 });
    const notice =
      `Tu rol pide verificación en dos pasos. Actívala antes del ${longDay(inDays(14))}: ` +
      "desde ese día no entras sin ella.";
    expect(await notices("asesor")).toEqual([notice]);
    expect(await notices("asesor2")).toEqual([notice]);
    expect(await notices("lider")).toEqual([]);
    await ownerSession.ask(ASK, { roles: ["ASESOR"] });
    expect(await notices("asesor")).toHaveLength(1);
    expect(await app.as("asesor").ask("{ me { secondFactorAsked secondFactorDue } }")).toEqual({
      me: { secondFactorAsked: true, secondFactorDue: inDays(14) },
    });
    expect(await app.as("lider").ask("{ me { secondFactorAsked secondFactorDue } }")).toEqual({
      me: { secondFactorAsked: false, secondFactorDue: null },
    });
  });

  it("leaves one line in the history for each change", async () => {
    const lines = await asOwner(app, (em) =>
      em.execute<{ detail: unknown }[]>(
        "select detail from audit_entries where type = 'agency.second-factor-asked'",
      ),
    );
    expect(lines.map(({ detail }) => detail)).toEqual([{ before: { roles: [] }, after: { roles: [2] } }]);
  });
});

describe("a person whose role asks for one", () => {
  let before: Client;

  it("signs in without it until the last minute of the notice", async () => {
    goTo(at(inDays(13), "23:58"));
    before = await opened("asesor");
    expect((await before.gql("{ me { id } }")).errors).toBeUndefined();
    expectRefused(await setUp("asesor"), "CONFLICT");
    const socket = await RawSocket.enter(app.url, before.headers["authorization"]!);
    goTo(at(inDays(14), "00:00"));
    expect(await socket.closed).toMatchObject({ code: 1012 });
  });

  it("is refused from the first minute of the day on, by GraphQL and REST", async () => {
    goTo(at(inDays(14), "00:00"));
    expectRefused(await signIn("asesor"), "FORBIDDEN", ASKED);
    const rest = await visitor().rest("POST", "/user/login", {
      email: emailOf("asesor"),
      password: PASSWORD,
    });
    expect(rest).toMatchObject({ status: 403, body: { success: false, message: ASKED } });
    // A wrong password learns nothing of it.
    expectRefused(
      await visitor().gql(SIGN_IN, { email: emailOf("asesor"), password: "Otra12345" }),
      "UNAUTHENTICATED",
      "Credenciales inválidas",
    );
    expectRefused(await setUp("asesor", "Otra12345"), "UNAUTHENTICATED", "Credenciales inválidas");
  });

  it("finds a session of before the day closed to all but the set-up", async () => {
    expectRefused(await before.gql("{ me { id } }"), "FORBIDDEN", ASKED);
    expect(await before.rest("GET", "/quotes")).toMatchObject({ status: 403 });
  });

  it("opens nothing with a session of the set-up, whatever is asked", async () => {
    const token = (await setUp("asesor")).data!["beginTwoFactorSetUp"] as string;
    const thief = bearer(token);
    for (const operation of [
      "{ me { id } }",
      "{ mySessions { id } }",
      "{ packages { id } }",
      "{ quotes { items { id } } }",
      "{ myConsents { id } }",
      "mutation { closeSessions(includingThis: false) }",
      "mutation { sendEmailConfirmation }",
      'mutation { sendContactMessage(input: { name: "A", email: "a@b.co", message: "Hola" }) }',
      "query ($no: Boolean!) { publicSettings { name } me @skip(if: $no) { id } }",
    ] as const)
      expectRefused(await thief.gql(operation, { no: false }), "FORBIDDEN", ASKED);
    for (const path of ["/quotes", "/user/me", "/packages", "/contracts"]) {
      const { status } = await thief.rest("GET", path);
      expect([403, 404], path).toContain(status);
    }
    // A link beside it opens no more than the session does.
    expectRefused(
      await thief.with({ "x-link-token": "nothing" }).gql("{ quotes { items { id } } }"),
      "FORBIDDEN",
      ASKED,
    );
    const entered = await RawSocket.enter(app.url, `Bearer ${token}`);
    entered.say({
      type: "subscribe",
      id: "1",
      payload: { query: "subscription { notificationReceived { id } }" },
    });
    expect(JSON.stringify(await entered.first("error"))).toContain(ASKED);
    expect((await thief.gql("{ publicSettings { name } }")).errors).toBeUndefined();
  });

  it("sets it up there, and then the session opens what the role does; the others are ended", async () => {
    const theirs = bearer((await setUp("asesor")).data!["beginTwoFactorSetUp"] as string);
    const thiefs = bearer((await setUp("asesor")).data!["beginTwoFactorSetUp"] as string);
    const secret = await protect(theirs);
    await expect
      .poll(async () => (await theirs.gql("{ me { twoFactor } }")).data)
      .toEqual({
        me: { twoFactor: true },
      });
    expectRefused(await thiefs.gql("{ me { id } }"), "UNAUTHENTICATED");
    expectRefused(await before.gql("{ me { id } }"), "UNAUTHENTICATED");
    expectRefused(await signIn("asesor"), "UNAUTHENTICATED", "Se requiere el código de verificación");
    app.clock.advance({ minutes: 1 });
    expect((await signIn("asesor", now(secret))).errors).toBeUndefined();
    app.clock.advance({ minutes: 1 });
    expectRefused(
      await theirs.gql(STOP, { password: PASSWORD, code: now(secret) }),
      "CONFLICT",
      "Tu rol pide verificación en dos pasos: no la puedes desactivar.",
    );
    // A code that was refused with the rest is not spent.
    expect((await signIn("asesor", now(secret))).errors).toBeUndefined();
  });

  it("owes it again at once when the owner took it off a lost telephone", async () => {
    const owner = bearer((await signIn("owner", now(ownerSecret))).data!["signIn"].token);
    await owner.ask("mutation ($id: Int!) { takeOffTwoFactor(id: $id) }", { id: app.people.asesor.id });
    expectRefused(await signIn("asesor"), "FORBIDDEN", ASKED);
    expect((await setUp("asesor")).errors).toBeUndefined();
  });

  it("whose role became one that asks has 14 days from then", async () => {
    app.clock.advance({ minutes: 2 });
    const owner = bearer((await signIn("owner", now(ownerSecret))).data!["signIn"].token);
    const { id } = app.people.lider2;
    expect((await signIn("lider2")).errors).toBeUndefined();
    await owner.ask(
      `mutation ($id: Int!, $successorId: Int!) {
        updateUser(id: $id, input: { role: 2, successorId: $successorId }) { role } }`,
      { id, successorId: app.people.lider.id },
    );
    expect(await notices("lider2")).toHaveLength(1);
    goTo(at(inDays(27), "23:59"));
    expect((await signIn("lider2")).errors).toBeUndefined();
    goTo(at(inDays(28), "00:00"));
    expectRefused(await signIn("lider2"), "FORBIDDEN", ASKED);
  });

  it("is a person like before when the owner asks no more", async () => {
    app.clock.advance({ minutes: 2 });
    const owner = bearer((await signIn("owner", now(ownerSecret))).data!["signIn"].token);
    await owner.ask(ASK, { roles: [] });
    expect((await signIn("asesor2")).errors).toBeUndefined();
    expect((await signIn("lider2")).errors).toBeUndefined();
  });
});

describe("an owner", () => {
  it("sees nothing as another person once they owe their own", async () => {
    goTo(at(inDays(40), "10:00"));
    const owner = bearer((await signIn("owner", now(ownerSecret))).data!["signIn"].token);
    await owner.ask(ASK, { roles: ["OWNER", "ADMIN"] });
    goTo(at(inDays(54), "10:00"));
    const again = bearer((await signIn("owner", now(ownerSecret))).data!["signIn"].token);
    const viewing = again.with({ "x-ver-como": String(app.people.lider.id) });
    expect((await viewing.gql("{ me { id } }")).errors).toBeUndefined();
    await asOwner(app, (em) =>
      em.execute("update two_factors set confirmed_at = null where user_id = ?", [app.people.owner.id]),
    );
    await app.app.services.orm.em
      .fork()
      .execute("select pg_notify('travesia', ?)", [JSON.stringify({ topic: "users.changed" })]);
    await expect.poll(async () => (await again.gql("{ me { id } }")).errors?.[0]?.message).toBe(ASKED);
    expectRefused(await viewing.gql("{ me { id } }"), "FORBIDDEN", ASKED);
    expectRefused(await signIn("admin"), "FORBIDDEN", ASKED);
  });
});
