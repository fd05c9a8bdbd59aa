import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { inDays } from "../../support/calendar.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { aCompletedQuote, aSentQuote } from "../../support/story/quotes.ts";
import { linksOf, shareIt } from "../../support/story/sharing.ts";

const READ = `query ($id: ID!) { quote(id: $id) { status openings } }`;
const REVOKE = `mutation ($id: ID!) { revokeQuoteLink(id: $id) { revokedAt } }`;
const WHATSAPP = { "user-agent": "WhatsApp/2.23.20.0" };
const NEVER_WAS = "/v/000000000000";

let app: TestApp;
let visitors = 0;
beforeAll(async () => {
  app = await anAppWithSales({ TRUST_PROXY: "1" });
});

/** Opens an address as a browser does, each time from another place unless one is named. */
const open = (address: string, { from = `10.7.0.${(visitors += 1)}`, ...headers } = {} as Headers) =>
  fetch(new URL(address, app.url), {
    redirect: "manual",
    headers: { accept: "text/html", "x-forwarded-for": from, ...headers },
  });
type Headers = Record<string, string>;

/** Returns a quote and the path of a link that its seller carries to the client. */
async function aShared() {
  const quote = await aCompletedQuote(app);
  const shared = await shareIt(app, quote);
  return { ...quote, ...shared, path: new URL(shared.link).pathname };
}

const rows = <Row extends object>(sql: string): Promise<Row[]> =>
  app.app.services.orm.em.fork().execute<Row[]>(sql);

const stateOf = async (id: string) => (await app.as("asesor").ask(READ, { id })).quote;

describe("the short address of a shared quote", () => {
  it("is twelve signs, of which only a keyed hash is kept", async () => {
    const { link, text, token } = await aShared();
    expect(link).toMatch(/^https?:\/\/[^/]+\/v\/[0-9a-hjkmnp-tv-z]{12}$/);
    expect(text).toContain(link);
    const kept = await rows<{ code_hash: string; address: string }>("select * from short_links");
    expect(kept.length).toBeGreaterThan(0);
    expect(JSON.stringify(kept)).not.toContain(token);
    expect(kept.every(({ address }) => !address.includes("token"))).toBe(true);
  });

  it("shows the page itself, without a redirect and without the link's token", async () => {
    const { path, token, id, number } = await aShared();
    const answer = await open(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    const page = await answer.text();
    expect(page).toContain(number);
    expect(page).toContain(`/quotes/${id}/download-pdf?token=${token}`);
    const tokens = [...page.matchAll(/token=([\w-]+)/g)].map(([, found]) => found);
    expect(new Set(tokens)).toEqual(new Set([token]));
    const pdf = await open(`/quotes/${id}/download-pdf?token=${token}`);
    expect([pdf.status, pdf.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  });

  it("opens however its signs were typed", async () => {
    const { path } = await aShared();
    expect((await open(path.toUpperCase().replace("/V/", "/v/").replaceAll("0", "O"))).status).toBe(200);
  });

  it("takes the answer of a form, and leads back to itself", async () => {
    const { path, id } = await aShared();
    const answer = await fetch(new URL(path, app.url), {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ version: "1", acto: "ajustar", motivo: "Otro hotel" }),
      headers: { accept: "text/html", "x-forwarded-for": "10.7.1.1" },
    });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, path]);
    expect(await stateOf(id)).toMatchObject({ status: "requote" });
  });

  it("counts what a person opens, and not a robot that comes for the card", async () => {
    const { path, id, token } = await aShared();
    const card = await (await open(path, WHATSAPP)).text();
    expect(card).toContain('property="og:title"');
    expect(card).not.toContain("$");
    expect((await stateOf(id)).openings).toBe(0);
    await app.as(null).with({ "x-link-token": token }).ask(READ, { id });
    expect((await stateOf(id)).openings).toBe(1);
  });

  it("is answered as one that never was, once its link was revoked or has ended", async () => {
    const revoked = await aShared();
    const ended = await aShared();
    const [link] = await linksOf(app, revoked.id);
    await app.as("asesor").ask(REVOKE, { id: link.id });
    const before = app.clock.now();
    app.clock.set(`${inDays(90)}T12:00:00-05:00`);
    const answers = await Promise.all([revoked.path, ended.path, NEVER_WAS, "/v/x"].map((at) => open(at)));
    const pages = await Promise.all(answers.map((answer) => answer.text()));
    app.clock.set(before);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(new Set(pages).size).toBe(1);
    expect(pages[0]).toContain("Este enlace ya no abre nada");
    expect((await open(ended.path)).status).toBe(200);
  });

  it("belongs to text that a person sends: a mail has the long one", async () => {
    const quote = await aSentQuote(app);
    const mail = await app.mailWith(`/quote-approval/${quote.id}?token=`);
    expect(mail?.text).toBeTruthy();
    expect(mail?.text).not.toContain("/v/");
  });
});

describe("who guesses short addresses", () => {
  const guess = (from: string, times: number) =>
    Promise.all(
      Array.from({ length: times }, (_, at) => open(`/v/${String(at).padStart(12, "0")}`, { from })),
    );

  it("finds nothing more after twenty misses from one address, and others do", async () => {
    const { path } = await aShared();
    await guess("203.0.113.20", 19);
    expect((await open(path, { from: "203.0.113.20" })).status).toBe(200);
    await guess("203.0.113.20", 1);
    expect((await open(path, { from: "203.0.113.20" })).status).toBe(404);
    expect((await open(path, { from: "203.0.113.21" })).status).toBe(200);
  });

  it("has one count for a network of IPv6", async () => {
    const { path } = await aShared();
    await guess("2001:db8:1:1::1", 20);
    expect((await open(path, { from: "2001:db8:1:1::ffff" })).status).toBe(404);
    expect((await open(path, { from: "2001:db8:1:2::1" })).status).toBe(200);
  });

  it("is barred as well where a code comes as a token", async () => {
    const { token, id } = await aShared();
    const there = app.as(null).with({ "x-link-token": token, "x-forwarded-for": "203.0.113.22" });
    expect((await there.ask(READ, { id })).quote.status).toBe("sent");
    await guess("203.0.113.22", 20);
    await expect(there.ask(READ, { id })).rejects.toThrow("El enlace no es válido");
  });

  it("does not count what has ended: an old message bars nobody", async () => {
    const { path, id } = await aShared();
    const good = await aShared();
    const [link] = await linksOf(app, id);
    await app.as("asesor").ask(REVOKE, { id: link.id });
    for (let n = 0; n < 21; n += 1) await open(path, { from: "203.0.113.23" });
    expect((await open(good.path, { from: "203.0.113.23" })).status).toBe(200);
  });

  it("is told to the owner after a thousand misses in a day, once", async () => {
    const { path } = await aShared();
    await open("/v/zzzzzzzzzzzz");
    await app.app.services.orm.em
      .fork()
      .execute("update rate_limits set points = 1000 where key = 'short-link-misses-of-all:all'");
    await open("/v/zzzzzzzzzzzz");
    await open("/v/zzzzzzzzzzzz");
    const { notifications } = await app
      .as("owner")
      .ask(`{ notifications(filter: { type: "links_guessed" }) { items { message } } }`);
    expect(notifications.items).toHaveLength(1);
    expect(notifications.items[0].message).toContain("1.000 enlaces cortos");
    expect((await open(path)).status).toBe(200);
  });
});
