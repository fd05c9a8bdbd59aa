import { beforeAll, describe, expect, it } from "vitest";
import { unbroken } from "../../../api/src/core/mail/layout.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aCompletedQuote, aQuote, aSentQuote } from "../../support/story/quotes.ts";
import { shareIt } from "../../support/story/sharing.ts";

const PREVIEW = `query ($id: ID!, $note: String) {
  offerPreview(id: $id, note: $note) { subject mail message page } }`;
const SEND = `mutation ($id: ID!, $note: String) {
  sendQuote(id: $id, note: $note) { emailInfo { subject } } }`;

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const preview = async (id: string, note: string | null = null) =>
  (await app.as("asesor").ask(PREVIEW, { id, note })).offerPreview;

/** A mail or a message without its link's token, which no preview has, and its picture's bytes. */
const withoutLink = (text: string): string =>
  unbroken(text)
    .replaceAll(/\?token=[\w-]+(&(amp;)?version=\d+)?/g, "")
    .replaceAll(/src="(cid:|data:)[^"]*"/g, 'src=""');

const counts = async (): Promise<unknown> => {
  const em = app.app.services.orm.em.fork();
  return em.execute(`select (select count(*) from quote_versions) as versions,
    (select count(*) from links) as links, (select count(*) from mails) as mails,
    (select count(*) from quote_events) as events, (select sum(openings) from quotes) as openings,
    (select count(*) from audit_entries) as audited`);
};

describe("the preview of a sending", () => {
  it("is the mail and the message that go then, to the letter, with the note as it is typed", async () => {
    const quote = await aCompletedQuote(app);
    const note = "Te guardé las sillas de ventana.\nMe cuentas.";
    const seen = await preview(quote.id, note);
    expect(seen.mail).toContain("Te guardé las sillas de ventana.");
    const { sendQuote } = await app.as("asesor").ask(SEND, { id: quote.id, note });
    await app.runJobs();
    const mail = (await app.outbox()).find(({ subject }) => subject === sendQuote.emailInfo.subject)!;
    expect(seen.subject).toBe(mail.subject);
    expect(withoutLink(mail.html)).toBe(withoutLink(seen.mail));
    const shared = await shareIt(app, quote, { note });
    expect(shared.text.replace(shared.token, "xxxxxxxxxxxx")).toBe(seen.message);
  });

  it("shows the page as its client finds it, without a link that opens it", async () => {
    const quote = await aCompletedQuote(app);
    const { page } = await preview(quote.id);
    const { link } = await shareIt(app, quote);
    const answer = await fetch(new URL(new URL(link).pathname + new URL(link).search, app.url), {
      headers: { accept: "text/html" },
    });
    const main = (text: string): string => /<main>[\s\S]*<\/main>/.exec(text)![0];
    expect(main(withoutLink(await answer.text()))).toBe(main(withoutLink(page)));
    expect(page).not.toContain("token=");
  });

  it("writes nothing, makes no link and counts no opening", async () => {
    const [fresh, sent] = [await aCompletedQuote(app), await aSentQuote(app)];
    const before = await counts();
    await preview(fresh.id, "Hola");
    await preview(sent.id);
    expect(await counts()).toEqual(before);
  });

  it("is refused without a price, with a note too long, and to who does not reach the quote", async () => {
    const unpriced = await aQuote(app);
    expectRefused(await app.as("asesor").gql(PREVIEW, { id: unpriced.id }), "CONFLICT");
    const { id } = await aCompletedQuote(app);
    expectRefused(await app.as("asesor").gql(PREVIEW, { id, note: "a".repeat(601) }), "BAD_USER_INPUT");
    expectRefused(await app.as("asesor2").gql(PREVIEW, { id }), "NOT_FOUND");
  });
});
