import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { pagesOf } from "../../support/pdf-text.ts";
import { acceptIt, aCompletedQuote, aRequotedQuote, aSentQuote, sendIt } from "../../support/story/quotes.ts";
import { shareIt } from "../../support/story/sharing.ts";

const SEND = `mutation ($id: ID!, $note: String) { sendQuote(id: $id, note: $note) { quote { status } } }`;
const READ = `query ($id: ID!) {
  quote(id: $id) { status sentVersion chosenOptionId sentOffer { number note sha256 } versions { note } } }`;
const NOTE = "Les guardé el piso alto.\n\n¿Hablamos <hoy>?";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const send = (id: string, note?: string | null) =>
  app.as("asesor").ask(SEND, note === undefined ? { id } : { id, note });
const read = async (id: string) => (await app.as("asesor").ask(READ, { id })).quote;
const mailOf = async (id: string) => (await app.mailWith(`/quote-approval/${id}?token=`))!;
const tokenIn = (text: string): string => /token=([\w-]+)/.exec(text)?.[1] ?? "";
const pageOf = async (id: string, token: string): Promise<string> => {
  const answer = await fetch(`${app.url}/quote-approval/${id}?token=${token}`, {
    headers: { accept: "text/html" },
  });
  return answer.text();
};
const pdfOf = async (id: string): Promise<string[]> =>
  pagesOf((await app.as("asesor").rest("GET", `/quotes/${id}/download-pdf`)).bytes);

/** Returns whether words come in this order in a text. */
const inOrder = (text: string, words: readonly string[]): boolean =>
  words.every((word, at) => text.indexOf(word) > (at === 0 ? -1 : text.indexOf(words[at - 1] ?? "")));

describe("a personal note", () => {
  it("is shown with its author above the price, on the page, in the PDF and in the mail", async () => {
    const { id } = await aCompletedQuote(app);
    await send(id, `  ${NOTE}\n`);
    const mail = await mailOf(id);
    const token = tokenIn(mail.text);
    const { sentOffer } = (await app.withLink(token).ask(READ, { id })).quote;
    expect(sentOffer.note).toBe(NOTE);
    const page = await pageOf(id, token);
    const escaped = "Les guardé el piso alto.\n\n¿Hablamos &lt;hoy&gt;?";
    expect(inOrder(page, ["Tu asesor", app.people.asesor.name, escaped, "esta es la propuesta"])).toBe(true);
    expect(page.match(/Tu asesor</g)).toHaveLength(1);
    const [first = ""] = await pdfOf(id);
    expect(
      inOrder(first, ["Tu asesor", "Les guardé el piso alto.", "¿Hablamos <hoy>?", "Preparada para"]),
    ).toBe(true);
    const words = [app.people.asesor.name, "Les guardé el piso alto.", "Preparamos esta propuesta"];
    expect([inOrder(mail.text, words), inOrder(mail.html, words)]).toEqual([true, true]);
    expect(mail.html).toContain("¿Hablamos &lt;hoy&gt;?");
    expect(mail.html).toMatch(/<a href="https:\/\/wa\.me\/573\d{9}"/);
    expect(mail.text).toMatch(/WhatsApp: https:\/\/wa\.me\/573\d{9}$/m);
  });

  it("is sent again automatically until another one, or none, is written: that is a new version", async () => {
    const { id } = await aCompletedQuote(app);
    await send(id, NOTE);
    const { sentOffer: first } = await read(id);
    await send(id);
    expect(await read(id)).toMatchObject({ sentVersion: 1, sentOffer: { note: NOTE } });
    expect((await mailOf(id)).text).toContain("Les guardé el piso alto.");
    await shareIt(app, { id }, { note: `${NOTE} ` });
    expect((await read(id)).sentVersion).toBe(1);
    await send(id, "Otra cosa");
    const { sentOffer: second } = await read(id);
    expect(second).toMatchObject({ number: 2, note: "Otra cosa" });
    expect(second.sha256).not.toBe(first.sha256);
    expect((await pdfOf(id)).join()).toContain("Otra cosa");
    await send(id, " \n ");
    const after = await read(id);
    expect(after).toMatchObject({ sentVersion: 3, sentOffer: { note: null } });
    expect(after.versions.map(({ note }: { note: string | null }) => note)).toEqual([
      null,
      "Otra cosa",
      NOTE,
    ]);
    const { quoteVersionChanges: changes } = await app
      .as("asesor")
      .ask(`query ($id: ID!) { quoteVersionChanges(quoteId: $id, from: 1, to: 2) { label before after } }`, {
        id,
      });
    expect(changes).toEqual([{ label: "Nota personal", before: NOTE, after: "Otra cosa" }]);
  });

  it("of an earlier offer is not said again of a new one", async () => {
    const quote = await aRequotedQuote(app);
    await app
      .as("asesor")
      .ask(`mutation ($id: ID!) { updateQuote(id: $id, input: { precioTotal: 2800000 }) { status } }`, quote);
    await send(quote.id, NOTE);
    await app
      .as("lider")
      .ask(`mutation ($id: ID!) { requoteQuote(id: $id, input: { requoteReason: "Otro" }) { id } }`, quote);
    await app
      .as("asesor")
      .ask(`mutation ($id: ID!) { updateQuote(id: $id, input: { precioTotal: 2700000 }) { status } }`, quote);
    await sendIt(app, quote);
    expect((await read(quote.id)).sentOffer.note).toBeNull();
  });

  it("to who approved goes with the mail alone: neither their yes nor what they saw changes", async () => {
    const { id } = await acceptIt(app, await aSentQuote(app));
    const before = await read(id);
    app.clock.advance({ minutes: 1 });
    await send(id, "Solo faltan los pasajeros");
    expect(await read(id)).toEqual(before);
    const mail = await mailOf(id);
    expect(mail.text).toContain("Solo faltan los pasajeros");
    expect(await pageOf(id, tokenIn(mail.text))).not.toContain("Solo faltan");
  });

  it("says in the history that there was one, and not its words", async () => {
    const { id } = await aCompletedQuote(app);
    await send(id, NOTE);
    const { recordHistory } = await app
      .as("asesor")
      .ask(`query ($id: String!) { recordHistory(record: quote, id: $id) { items { text } } }`, { id });
    const told = JSON.stringify(recordHistory);
    expect(told).toContain(", con una nota personal");
    const em = app.app.services.orm.em.fork();
    const entries = await em.execute("select to_jsonb(a)::text from audit_entries a where record_id = ?", [
      id,
    ]);
    expect(JSON.stringify(entries)).not.toContain("guardé");
  });

  it("is kept short and as it was sent by the database too", async () => {
    const { id } = await aSentQuote(app);
    const em = app.app.services.orm.em.fork();
    const another = (note: string) =>
      em.execute(
        `insert into quote_versions select (jsonb_populate_record(v,
           jsonb_build_object('id', gen_random_uuid(), 'number', 9, 'note', ?::text))).*
         from quote_versions v where quote_id = ?`,
        [note, id],
      );
    await expect(another("a".repeat(601))).rejects.toThrow("quote_versions_note_is_short");
    await expect(another("")).rejects.toThrow("quote_versions_note_is_short");
    await another("a".repeat(600));
    const change = em.execute("update quote_versions set note = 'Otra' where quote_id = ?", [id]);
    await expect(change).rejects.toThrow("permission denied");
  });
});
