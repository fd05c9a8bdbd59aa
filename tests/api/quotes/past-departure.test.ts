import { beforeAll, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { at, inDays } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { aCompletedQuote, aQuote, aRequotedQuote, aSentQuote } from "../../support/story/quotes.ts";

const PAST = "La fecha de ida ya pasó: sin otra no se envía.";
const SEND = `mutation ($id: ID!) { sendQuote(id: $id) { emailInfo { to } } }`;
const SHARE = `mutation ($id: ID!) { shareQuote(id: $id, channel: whatsapp) { quote { id } } }`;
const READ = `query ($id: ID!) { quote(id: $id) { expiresAt turns { act sentence } } }`;
const EDIT = `mutation ($id: ID!, $input: UpdateQuoteInput!) { updateQuote(id: $id, input: $input) { id } }`;

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const turnsOf = async (id: string) => (await app.as("asesor").ask(READ, { id })).quote!.turns;
/** Moves the days of a quote so that it departed yesterday. */
const depart = (id: string) =>
  app.app.services.orm.em
    .fork()
    .execute("update quotes set fecha_ida = ?, fecha_regreso = ? where id = ?", [inDays(-1), inDays(4), id]);

it("an offer is open to the end of the day of departure and no longer", async () => {
  const { id } = await aSentQuote(app, { input: { fechaIda: inDays(3), fechaRegreso: inDays(6) } });
  const { quote } = await app.as("asesor").ask(READ, { id });
  expect(new Date(quote!.expiresAt!).toISOString()).toBe(at(inDays(3), "23:59").toISOString());
});

/** Returns the lines of the seller's day in which a quote is. */
async function linesOf(id: string): Promise<string[]> {
  const { myDay } = await app.as("asesor").ask("{ myDay { kind records { recordId } } }");
  return (myDay as { kind: string; records: { recordId: string }[] }[])
    .filter(({ records }) => records.some(({ recordId }) => recordId === id))
    .map(({ kind }) => kind);
}

it("a quote whose departure is over is neither sent nor shared before it has other days", async () => {
  const { id } = await aCompletedQuote(app);
  expect(await turnsOf(id)).toMatchObject([{ act: "send" }]);
  await depart(id);
  const seller = app.as("asesor");
  for (const answer of [await seller.gql(SEND, { id }), await seller.gql(SHARE, { id })])
    expectRefused(answer, "CONFLICT", "La fecha de ida ya pasó. Cámbiala antes de enviar la cotización.");
  expect(await turnsOf(id)).toEqual([{ act: "edit", sentence: PAST }]);
  await app.as("asesor").ask(EDIT, { id, input: { fechaIda: inDays(9), fechaRegreso: inDays(12) } });
  expect(await turnsOf(id)).toMatchObject([{ act: "calculate" }]);
});

it.each([
  ["that waits for its price", aQuote, PAST],
  ["that a client wants otherwise", aRequotedQuote, new RegExp(`^${PAST}`)],
])("a quote %s waits for other days once its departure is over", async (_, make, sentence) => {
  const { id } = await make(app);
  expect(await linesOf(id)).not.toEqual([]);
  await depart(id);
  expect(await turnsOf(id)).toMatchObject([{ act: "edit", sentence: expect.stringMatching(sentence) }]);
  // Mi día and the list of the task call it as its record does.
  expect(await linesOf(id)).toEqual(["quotes_to_redate"]);
  const listed = async (task: string) => {
    const document = `query ($task: QuoteTask!) { quotes(filter: { task: $task }, limit: 100) {
      items { id } } }`;
    const { items } = (await app.as("asesor").ask(document, { task })).quotes;
    return items.some((quote: { id: string }) => quote.id === id);
  };
  expect([await listed("redate"), await listed("price")]).toEqual([true, false]);
});
