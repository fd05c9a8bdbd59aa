import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { browserName } from "../../../api/src/modules/accounts/session/browser.rules.ts";
import { anApp, onDatabase, START, type TestApp } from "../../support/app.ts";
import type { Client } from "../../support/client.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aRegistered } from "../../support/story/accounts.ts";
import { hasHeardAll } from "../../support/live.ts";
import { eventually } from "../../support/patience.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp({ TRUST_PROXY: "1" });
});
beforeEach(() => app.clock.set(START));

/** An instant some minutes after the start, as it travels. */
const after = (minutes: number) =>
  new Date(START.getTime() + minutes * 60_000).toISOString().replace(".000Z", "+00:00");

const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";
const SAFARI =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";
const SIGN_IN = `mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) {
    token } }`;
const MINE = `{ mySessions { id browser address beganAt lastUsedAt current } }`;
const END = `mutation ($id: ID!) { endSession(id: $id) }`;

let addresses = 0;
/** A person who signs in with a browser, each from an address of their own. */
async function signedIn(
  email: string,
  userAgent = CHROME,
  password = "Cartagena2026",
): Promise<{ client: Client; address: string }> {
  const address = `10.2.0.${(addresses += 1)}`;
  const browser = app.as(null).with({ "x-forwarded-for": address, "user-agent": userAgent });
  const { signIn } = await browser.ask(SIGN_IN, { email, password });
  return { client: browser.with({ authorization: `Bearer ${signIn.token}` }), address };
}
/** Every process hears of it a moment after the commit. */
const isOut = (client: Client) =>
  eventually(async () =>
    expectRefused(await client.gql("{ me { id } }"), "UNAUTHENTICATED", "Token inválido"),
  );
const works = async (client: Client) => (await client.gql("{ me { id } }")).errors === undefined;

describe("signing out", () => {
  it("ends the session on the server, that one alone", async () => {
    const { email } = await aRegistered(app);
    const [here, there] = [await signedIn(email), await signedIn(email)];
    expect(await here.client.ask("mutation { signOut }")).toEqual({ signOut: "Sesión cerrada" });
    await isOut(here.client);
    expect(await works(there.client)).toBe(true);
  });

  it("ends it in every other process too", async () => {
    const { email } = await aRegistered(app);
    const { client } = await signedIn(email);
    const other = await onDatabase(app.databaseUrl, app.app.services.config.dataDir);
    const elsewhere = new URL(other.url);
    const there = (path: string) => fetch(new URL(path, elsewhere), { headers: client.headers });
    expect((await there("/user/verify/token")).status).toBe(200);
    await client.ask("mutation { signOut }");
    await expect.poll(async () => (await there("/user/verify/token")).status).toBe(401);
    await other.close();
  });

  it("works with a token from before sessions were kept, which counts until then", async () => {
    const client = app.as("asesor2");
    expect(await works(client)).toBe(true);
    expect((await client.ask(MINE)).mySessions).toEqual([]);
    await client.ask("mutation { signOut }");
    await isOut(client);
  });

  it("is open to an account that is switched off", async () => {
    const { id, email } = await aRegistered(app);
    const { client } = await signedIn(email);
    await app
      .as("owner")
      .ask("mutation ($id: Int!) { updateUser(id: $id, input: { isActive: false }) { id } }", { id });
    const again = await signedIn(email);
    await again.client.ask("mutation { signOut }");
    for (const ended of [client, again.client]) await isOut(ended);
  });
});

describe("one's sessions", () => {
  it("are listed with browser, address and last use, the present one first", async () => {
    const { email } = await aRegistered(app, {});
    const first = await signedIn(email, SAFARI);
    app.clock.advance({ minutes: 10 });
    const second = await signedIn(email);
    const { mySessions } = await first.client.ask(MINE);
    expect(mySessions).toHaveLength(3);
    expect(mySessions[0]).toMatchObject({
      browser: "Safari en iPhone",
      address: first.address,
      current: true,
    });
    expect(mySessions[1]).toMatchObject({
      browser: "Chrome en Windows",
      address: second.address,
      current: false,
      beganAt: after(10),
      lastUsedAt: after(10),
    });
  });

  it("are ended one by one by their owner alone", async () => {
    const { email } = await aRegistered(app);
    const [here, there] = [await signedIn(email), await signedIn(email, SAFARI)];
    const { mySessions } = await here.client.ask(MINE);
    const { id } = mySessions.find(({ browser }) => browser === "Safari en iPhone")!;
    expectRefused(await app.as("owner").gql(END, { id }), "NOT_FOUND", "Sesión no encontrada");
    expectRefused(await here.client.gql(END, { id: "mañana" }), "NOT_FOUND", "Sesión no encontrada");
    expect(await works(there.client)).toBe(true);
    expect(await here.client.ask(END, { id })).toEqual({ endSession: "Sesión cerrada" });
    await isOut(there.client);
    expect(await here.client.ask(END, { id }), "once more changes nothing").toEqual({
      endSession: "Sesión cerrada",
    });
    expect((await here.client.ask(MINE)).mySessions).toHaveLength(2);
  });

  it("leave the list when the password changes, when all are closed, and when they expire", async () => {
    const { email } = await aRegistered(app);
    const [here] = [await signedIn(email), await signedIn(email)];
    await here.client.ask(
      `mutation { changePassword(input: {
            currentPassword: "Cartagena2026", newPassword: "Cartagena2027" }) }`,
    );
    expect((await here.client.ask(MINE)).mySessions).toEqual([expect.objectContaining({ current: true })]);
    await signedIn(email, CHROME, "Cartagena2027");
    await here.client.ask("mutation { closeSessions }");
    expect((await here.client.ask(MINE)).mySessions).toHaveLength(1);
    app.clock.advance({ hours: 11 });
    const later = await signedIn(email, CHROME, "Cartagena2027");
    app.clock.advance({ hours: 2 });
    expect((await later.client.ask(MINE)).mySessions).toHaveLength(1);
  });

  it("are written down as used at most every five minutes", async () => {
    const { email } = await aRegistered(app);
    const { client } = await signedIn(email);
    const used = async (minutes: number) => {
      app.clock.set(new Date(START.getTime() + minutes * 60_000));
      await works(client);
      await app.app.contexts.viewers.settle();
      return (await client.ask(MINE)).mySessions[0].lastUsedAt as string;
    };
    for (const minutes of [0, 1, 3, 4]) expect(await used(minutes)).toBe(after(0));
    expect(await used(6)).toBe(after(6));
    expect(await used(10)).toBe(after(6));
    expect(await used(11)).toBe(after(11));
  });

  it("are forgotten ninety days after their end, and with their person", async () => {
    const { email, id, client } = await aRegistered(app);
    const rows = async () =>
      (await app.app.services.orm.em.fork().execute("select 1 from user_sessions where user_id = ?", [id]))
        .length;
    await signedIn(email);
    app.clock.advance({ days: 90 });
    await app.sweep();
    expect(await rows()).toBe(2);
    app.clock.advance({ days: 1 });
    await app.sweep();
    expect(await rows()).toBe(0);
    app.clock.set(START);
    await signedIn(email);
    await client.ask(`mutation { requestErasure(currentPassword: "Cartagena2026") }`);
    expect(await rows()).toBe(0);
  });
});

it("a session costs no statement per request: the second one looks nothing up", async () => {
  const { email } = await aRegistered(app);
  const { client } = await signedIn(email);
  // The announcement of the registration drops the account from memory, however late it is heard.
  await hasHeardAll(app);
  await works(client);
  const seen: string[] = [];
  const { source } = app.app.contexts.viewers as unknown as {
    source: { findAll(ids: number[]): Promise<unknown>; noteUse(): Promise<void> };
  };
  const { findAll, noteUse } = source;
  source.findAll = (ids) => (seen.push("findAll"), findAll.call(source, ids));
  source.noteUse = () => (seen.push("noteUse"), Promise.resolve());
  await works(client);
  await works(client);
  Object.assign(source, { findAll, noteUse });
  expect(seen).toEqual([]);
});

it.each([
  [CHROME, "Chrome en Windows"],
  [SAFARI, "Safari en iPhone"],
  [`${CHROME} Edg/142.0.0.0`, "Edge en Windows"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox en Linux"],
  [
    "Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36",
    "Samsung Internet en Android",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
    "Safari en macOS",
  ],
  [
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/153.0.0.0 Safari/537.36",
    "Chrome en Linux",
  ],
  ["Mozilla/5.0 (Unknown)", "Navegador desconocido"],
  ["curl/8.5.0", "curl"],
  [null, "Navegador desconocido"],
])("the browser of %s is %s", (userAgent, name) => expect(browserName(userAgent)).toBe(name));
