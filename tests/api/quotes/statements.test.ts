import { beforeAll, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../../support/app.ts";
import { asked } from "../../support/asked.ts";
import { costs } from "../../support/story/calculation.ts";
import { holder, husband, child, SAVE } from "../../support/story/passengers.ts";
import { family } from "../../support/story/quotes.ts";

const CREATE = `mutation ($input: CreateQuoteInput!) { createQuote(input: $input) { id } }`;
const CALCULATE = `mutation ($input: QuoteCalculationInput!) {
  upsertQuoteCalculation(input: $input) { id } }`;
const CONFIRM = `mutation ($id: ID!) { confirmQuoteCalculation(id: $id) { estado } }`;
const SEND = `mutation ($id: ID!) { sendQuote(id: $id) { quote { status } } }`;
const APPROVE = `mutation ($id: ID!) { approveQuote(id: $id) { quote { status } } }`;
const CONVERT = `mutation ($input: CreateContractInput!) { createContract(input: $input) { id } }`;

/** The statements of each act of one sale, the commit and the read of its answer among them. */
let made: Record<"created" | "calculated" | "sent" | "approved" | "converted", readonly string[]>;

async function sell(app: TestApp): Promise<typeof made> {
  const [seller, client, owner] = [app.as("asesor"), app.as("cliente"), app.as("owner")];
  const input = { ...family, emailCliente: app.people.cliente.email };
  let id = "";
  const created = await asked(async () => {
    id = (await seller.ask(CREATE, { input })).createQuote.id;
  });
  let calculation = "";
  const calculated = await asked(async () => {
    const answer = await seller.ask(CALCULATE, { input: { quoteId: id, version: 0, ...costs } });
    calculation = answer.upsertQuoteCalculation.id;
  });
  await seller.ask(CONFIRM, { id: calculation });
  const sent = await asked(() => seller.ask(SEND, { id }));
  const approved = await asked(() => client.ask(APPROVE, { id }));
  const passengers = [holder, husband, child];
  await owner.ask(SAVE, { quoteId: id, input: { passengers, aceptaTratamiento: true } });
  const converted = await asked(() => owner.ask(CONVERT, { input: { quoteId: id } }));
  return { created, calculated, sent, approved, converted };
}

beforeAll(async () => {
  const app = await anApp();
  await app.app.services.orm.em.fork().execute("update users set email_verified = true");
  // What a process reads once it has read at the first sale.
  await sell(app);
  made = await sell(app);
});

describe("an act of a sale asks the database", () => {
  it.each([
    ["8 times to make a quote", "created", 8],
    ["8 times to save the first calculation", "calculated", 8],
    ["18 times to send an offer, with the days that its seller wrote", "sent", 18],
    ["8 times to approve it", "approved", 8],
    ["12 times to make its contract", "converted", 12],
  ] as const)("%s", (_, act, most) => {
    expect(made[act].length, made[act].join("\n\n")).toBeLessThanOrEqual(most);
  });

  it("and for no quote twice in a transaction", () => {
    const ofQuotes = /^select (\S+\.)?\* from "quotes"/;
    const found = Object.entries(made).map(([act, texts]) => [
      act,
      texts.filter((text) => ofQuotes.test(text)).length,
    ]);
    // A sending loads it twice: before its document is printed, and to hold it afterwards.
    expect(Object.fromEntries(found)).toEqual({
      created: 0,
      calculated: 1,
      sent: 2,
      approved: 1,
      converted: 1,
    });
  });
});
