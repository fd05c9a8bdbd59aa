import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import type { Handle } from "../../support/people.ts";
import { aCompletedQuote, aSentQuote } from "../../support/story/quotes.ts";
import { linksOf, shareIt } from "../../support/story/sharing.ts";

const APPROVE = `mutation ($id: ID!) { approveQuote(id: $id) { quote { status } passengerLink } }`;
const READ = `query ($id: ID!) { quote(id: $id) { id status } }`;
const TOLD = `query ($id: ID!) {
  quote(id: $id) { sentAt decisionToReview tracking { event note } } }`;
const REVOKE = `mutation ($id: ID!) { revokeQuoteLink(id: $id) { revokedAt revokedBy { name } } }`;
const REVIEW = `mutation ($id: ID!) { reviewQuoteLink(id: $id) { reviewedAt } }`;
const BAD_LINK = "El enlace no es válido o ya venció. Solicita uno nuevo a tu asesor.";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const shared = async (id: string, who: Handle = "lider") => (await app.as(who).ask(TOLD, { id })).quote;

/** Returns a quote's only link, with the decision that came through it. */
const linkOf = async (id: string) => (await linksOf(app, id))[0];

const noticesOf = async (who: Handle): Promise<string[]> =>
  (
    await app.as(who).ask(`{ notifications(filter: { type: "quote_decided_by_link" }) {
      items { message } } }`)
  ).notifications.items.map(({ message }: { message: string }) => message);

/** Returns whether a person's first page asks them to review the decision on a quote. */
const isAsked = async (who: Handle, id: string): Promise<boolean> => {
  const { myDay } = await app.as(who).ask("{ myDay { kind records { recordId } } }");
  const line = myDay.find(({ kind }: { kind: string }) => kind === "decisions_to_review");
  return line?.records.some(({ recordId }: { recordId: string }) => recordId === id) ?? false;
};

/** Returns whether a person's list of decisions to review contains a quote. */
const toReview = async (who: Handle, id: string): Promise<boolean> => {
  const { quotes } = await app
    .as(who)
    .ask("{ quotes(limit: 100, filter: { decisionToReview: true }) { items { id } } }");
  return quotes.items.some((quote: { id: string }) => quote.id === id);
};

/** The sellers' sessions, which began at an address of theirs. */
async function sessionsAt(ip: string): Promise<string> {
  const em = app.app.services.orm.em.fork();
  await em.execute("delete from user_sessions");
  for (const { id } of [app.people.asesor, app.people.lider])
    await em.execute(
      `insert into user_sessions (id, user_id, began_at, last_used_at, expires_at, ip)
        values (gen_random_uuid(), ?, ?, ?, ?, ?)`,
      [id, app.clock.now(), app.clock.now(), app.clock.now(), ip],
    );
  const [own] = await em.execute<{ id: string }[]>("select id from user_sessions where user_id = ?", [
    app.people.asesor.id,
  ]);
  return own!.id;
}
const elsewhere = () => sessionsAt("203.0.113.7");
const here = async () => {
  const em = app.app.services.orm.em.fork();
  const [seen] = await em.execute<{ ip: string }[]>(
    "select ip from audit_entries where ip is not null order by id desc limit 1",
  );
  return sessionsAt(seen!.ip);
};

describe("the passengers' form that follows a link which a seller carried", () => {
  const FORM = `query ($quoteId: ID!) { passengers(quoteId: $quoteId) { id } }`;
  const tokenIn = (text: string) => /token=([\w-]+)/.exec(text)?.[1] ?? "";

  it("ends with it; the one that the client was mailed is another and stays", async () => {
    const quote = await aSentQuote(app);
    const carried = await shareIt(app, quote);
    const { approveQuote } = await app.withLink(carried.token).ask(APPROVE, { id: quote.id });
    const answered = tokenIn(approveQuote.passengerLink);
    const mailed = tokenIn((await app.mailWith(`/passenger-form/${quote.id}?token=`))?.text ?? "");
    expect(mailed).not.toBe(answered);
    const opens = async (token: string) =>
      (await app.withLink(token).gql(FORM, { quoteId: quote.id })).errors?.[0]?.extensions?.code ?? "open";
    expect([await opens(answered), await opens(mailed)]).toEqual(["open", "open"]);
    await app.as("asesor").ask(REVOKE, { id: (await linksOf(app, quote.id, "asesor"))[0].id });
    expect([await opens(answered), await opens(mailed)]).toEqual(["UNAUTHENTICATED", "open"]);
  });
});

describe("a shared link of a quote", () => {
  it("is a sending of its own: the version is frozen, and no mail leaves", async () => {
    const quote = await aCompletedQuote(app);
    const mails = (await app.outbox()).length;
    const shared = await shareIt(app, quote, { note: "Me cuentas qué te parece." });
    expect(shared.quote).toMatchObject({ status: "sent", sentVersion: 1 });
    expect(shared.quote.expiresAt).toBeTruthy();
    expect(shared.text).toContain(shared.link);
    expect(shared.text).toMatch(/^Hola, María\. Soy Álvaro .*cotización COT-.* Cartagena/);
    expect(shared.text).toMatch(/Me cuentas qué te parece\.$/);
    expect((await app.outbox()).length).toBe(mails);
    expect((await app.withLink(shared.token).ask(READ, { id: quote.id })).quote.status).toBe("sent");
    expect(await linksOf(app, quote.id)).toMatchObject([
      { channel: "whatsapp", version: 1, isMine: false, openings: 1, maker: { name: "Álvaro" } },
    ]);
  });

  it("of an offer that is out is a further way to it, each with a token of its own", async () => {
    const quote = await aSentQuote(app);
    const { sentAt } = await shared(quote.id);
    app.clock.advance({ minutes: 5 });
    const [one, other] = [
      await shareIt(app, quote, { channel: "copy" }),
      await shareIt(app, quote, { channel: "copy" }),
    ];
    expect(one.token).not.toBe(other.token);
    expect(one.quote.sentVersion).toBe(1);
    const { tracking, ...after } = await shared(quote.id);
    expect(after.sentAt).toBe(sentAt);
    expect(tracking.at(-1)).toEqual({ event: "shared", note: "Versión 1 por un enlace copiado" });
    await shareIt(app, quote, { channel: "whatsapp" });
    expect((await shared(quote.id)).sentAt).not.toBe(sentAt);
    expect((await linksOf(app, quote.id)).map(({ channel }: { channel: string }) => channel)).toEqual([
      "whatsapp",
      "copy",
      "copy",
      "mail",
    ]);
  });

  it("is in the timeline, and the leader is notified, when a decision comes through it", async () => {
    const quote = await aCompletedQuote(app);
    const { token } = await shareIt(app, quote);
    await elsewhere();
    await app.withLink(token).ask(APPROVE, { id: quote.id });
    const { tracking, decisionToReview } = await shared(quote.id);
    expect(tracking.find(({ event }) => event === "approved")!.note).toMatch(
      /^Por el enlace compartido de Álvaro .+ \(WhatsApp\)$/,
    );
    expect(decisionToReview).toBe(false);
    expect(await linkOf(quote.id)).toMatchObject({ decidedAs: "pending_passengers", needsReview: false });
    const [message] = await noticesOf("lider");
    expect(message).toContain("quedó en «Pendiente de pasajeros» por un enlace que compartió Álvaro");
    expect(message).not.toContain("Revisar");
    expect((await shared(quote.id, "asesor")).decisionToReview).toBeNull();
  });

  it.each([
    ["an address", async () => ((await here()) ? {} : {})],
    [
      "a browser",
      async () => {
        return { cookie: `staff=1; staff_sessions=no-id.${await elsewhere()}` };
      },
    ],
  ])("is marked when it is decided from %s of its maker, until a leader looks at it", async (_, place) => {
    const quote = await aCompletedQuote(app);
    const { token } = await shareIt(app, quote);
    const headers = await place();
    await app.withLink(token).with(headers).ask(APPROVE, { id: quote.id });
    expect((await shared(quote.id)).decisionToReview).toBe(true);
    const { id, needsReview } = await linkOf(quote.id);
    const found = (["lider", "gerente", "asesor", "lider2"] as const).map((who) => toReview(who, quote.id));
    expect(await Promise.all(found)).toEqual([true, true, false, false]);
    expect(needsReview).toBe(true);
    expect((await noticesOf("lider"))[0]).toContain("Revisar");
    expectRefused(await app.as("asesor").gql(REVIEW, { id }), "FORBIDDEN");
    expectRefused(await app.as("lider2").gql(REVIEW, { id }), "NOT_FOUND", "Enlace no encontrado");
    const asked = await Promise.all(
      (["lider", "gerente", "admin", "asesor", "lider2"] as const).map((who) => isAsked(who, quote.id)),
    );
    expect(asked).toEqual([true, false, false, false, false]);
    await app.as("lider").ask(REVIEW, { id });
    expect((await shared(quote.id)).decisionToReview).toBe(false);
    expect(await toReview("lider", quote.id)).toBe(false);
    expect(await isAsked("gerente", quote.id)).toBe(false);
    const nothing = "No hay una decisión por revisar en este enlace.";
    expectRefused(await app.as("gerente").gql(REVIEW, { id }), "CONFLICT", nothing);
  });

  it("of a leader is looked at by somebody else", async () => {
    const quote = await aCompletedQuote(app);
    const { token } = await shareIt(app, quote, { by: "lider" });
    await here();
    await app.withLink(token).ask(APPROVE, { id: quote.id });
    const { id } = await linkOf(quote.id);
    const own = "Una decisión por tu propio enlace la revisa otra persona.";
    expectRefused(await app.as("lider").gql(REVIEW, { id }), "FORBIDDEN", own);
    expect((await noticesOf("gerente"))[0]).toContain("Revisar");
    expect([await isAsked("lider", quote.id), await isAsked("gerente", quote.id)]).toEqual([false, true]);
    await app.as("gerente").ask(REVIEW, { id });
  });

  it("is ended by its maker or a leader alone, also while it is open, and the others stay", async () => {
    const quote = await aCompletedQuote(app);
    const [first, second] = [await shareIt(app, quote), await shareIt(app, quote, { by: "lider" })];
    await app.withLink(first.token).ask(READ, { id: quote.id });
    const [ofLeader, ofAdvisor] = await linksOf(app, quote.id);
    expectRefused(await app.as("asesor").gql(REVOKE, { id: ofLeader.id }), "FORBIDDEN");
    expectRefused(
      await app.as("asesor2").gql(REVOKE, { id: ofAdvisor.id }),
      "NOT_FOUND",
      "Enlace no encontrado",
    );
    const { revokeQuoteLink } = await app.as("asesor").ask(REVOKE, { id: ofAdvisor.id });
    expect(revokeQuoteLink).toMatchObject({ revokedBy: { name: "Álvaro" } });
    expectRefused(
      await app.withLink(first.token).gql(APPROVE, { id: quote.id }),
      "UNAUTHENTICATED",
      BAD_LINK,
    );
    expect((await app.withLink(second.token).ask(READ, { id: quote.id })).quote.status).toBe("sent");
    const again = await app.as("lider").ask(REVOKE, { id: ofAdvisor.id });
    expect(again.revokeQuoteLink).toEqual(revokeQuoteLink);
  });

  it("takes no endless note", async () => {
    const { id } = await aCompletedQuote(app);
    const document = `mutation ($id: ID!, $note: String) {
      shareQuote(id: $id, channel: copy, note: $note) { link } }`;
    expectRefused(
      await app.as("asesor").gql(document, { id, note: "a".repeat(601) }),
      "BAD_USER_INPUT",
      "La nota tiene como máximo 600 letras",
    );
  });

  it("of a sending by mail carries the seller's own words", async () => {
    const { id } = await aCompletedQuote(app);
    await app.as("asesor").ask(
      `mutation ($id: ID!) {
          sendQuote(id: $id, note: "Feliz de ayudarte <b>siempre</b>") { emailInfo { to } } }`,
      {
        id,
      },
    );
    const mail = await app.mailWith(`/quote-approval/${id}?token=`);
    expect(mail?.text).toContain("Feliz de ayudarte <b>siempre</b>");
    expect(mail?.html).toContain("Feliz de ayudarte &lt;b&gt;siempre&lt;/b&gt;");
  });
});
