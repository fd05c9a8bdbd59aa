import { beforeEach, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import type { Handle } from "../../support/people.ts";
import { aServedContract, COMPLETE, commissionsOf } from "../../support/story/commissions.ts";
import { aSimpleContract, aSignedSimpleContract } from "../../support/story/contracts.ts";
import { UPDATE } from "../../support/story/organization.ts";
import { aQuote } from "../../support/story/quotes.ts";
import { anAppForEach } from "../../support/taking-back.ts";

const theApp = anAppForEach();
let app: TestApp;
beforeEach(() => {
  app = theApp();
});

const TREE = `query ($userId: Int!) { organization(userId: $userId, includeCommissions: true) {
  user { metrics { contracts sales } } totals { openQuotes quotes contracts sales commissions } } }`;
const figuresOf = async (who: Handle) =>
  (await app.as("owner").ask(TREE, { userId: app.people[who].id })).organization;
const totalsOf = async (who: Handle) => (await figuresOf(who)).totals;
const update = (who: Handle, input: object) => app.as("owner").ask(UPDATE, { id: app.people[who].id, input });
const leave = (who: Handle, successor: Handle) =>
  update(who, { isActive: false, successorId: app.people[successor].id });
const give = (quoteId: string, to: Handle) =>
  app
    .as("admin")
    .ask(
      `mutation ($id: ID!, $input: ReassignQuoteInput!) { reassignQuote(id: $id, input: $input) { id } }`,
      {
        id: quoteId,
        input: { sellerId: app.people[to].id, reassignmentReason: "Reparto" },
      },
    );
const sees = async (who: Handle, id: string) =>
  (await app.as(who).ask(`query ($id: ID!) { contract(id: $id) { quote { id } } }`, { id })).contract?.quote
    .id ?? null;

const sold = { quotes: 1, contracts: 1, sales: 3_000_000 };
const nothing = { openQuotes: 0, quotes: 0, contracts: 0, sales: 0, commissions: 0 };

it("a leader who leaves keeps the signed contracts; the successor receives the open work", async () => {
  const signed = await aSignedSimpleContract(app);
  const before = await totalsOf("lider");
  expect(before).toMatchObject(sold);
  const draft = await aSimpleContract(app);
  const open = await aQuote(app);
  await leave("lider", "lider2");

  expect(await totalsOf("lider")).toEqual(before);
  expect(await totalsOf("lider2")).toEqual({ ...nothing, openQuotes: 1, quotes: 2 });
  expect(await totalsOf("gerente")).toMatchObject(sold);
  for (const { id, quoteId } of [signed, draft]) expect(await sees("lider2", id)).toBe(quoteId);
  expect(
    (await app.as("lider2").ask(`query ($id: ID!) { quote(id: $id) { id } }`, { id: open.id })).quote,
  ).toEqual({ id: open.id });
});

it("an advisor who moves to another leader takes no sale along", async () => {
  await aSignedSimpleContract(app);
  await update("asesor", { liderId: app.people.lider2.id, gerenteId: app.people.gerente2.id });
  expect(await totalsOf("lider")).toMatchObject(sold);
  expect(await totalsOf("gerente")).toMatchObject(sold);
  expect(await totalsOf("lider2")).toEqual(nothing);
  expect((await figuresOf("asesor")).user.metrics).toEqual({ contracts: 1, sales: 3_000_000 });
});

it("a signed contract that is given to another team is worked on there, and stays the sale of the first", async () => {
  const signed = await aSignedSimpleContract(app);
  await give(signed.quoteId, "asesor2");
  expect(await sees("asesor2", signed.id)).toBe(signed.quoteId);
  expect(await sees("asesor", signed.id)).toBeNull();
  for (const who of ["asesor", "lider", "gerente"] as const) expect(await totalsOf(who)).toMatchObject(sold);
  for (const who of ["asesor2", "lider2", "gerente2"] as const) expect(await totalsOf(who)).toEqual(nothing);
});

it("the leader at the signature earns the commission, also when the trip is completed under another", async () => {
  const signed = await aServedContract(app);
  await leave("lider", "lider2");
  await app.as("admin").ask(COMPLETE, { id: signed.id });
  const { asesor, lider, gerente } = app.people;
  const earners = (await commissionsOf(app, signed.id)).map(({ vendedorId }) => vendedorId);
  expect(earners.toSorted()).toEqual([asesor.id, lider.id, gerente.id].toSorted());
  expect((await totalsOf("lider")).commissions).toBe(60_000);
  expect((await totalsOf("lider2")).commissions).toBe(0);
});

it("a contract that is given away before its signature is the sale of who has it then", async () => {
  const draft = await aSimpleContract(app);
  await give(draft.quoteId, "asesor2");
  expect(await sees("lider2", draft.id)).toBe(draft.quoteId);
  expect(await totalsOf("lider")).toEqual(nothing);
});

it("the database keeps the sale of a signed contract", async () => {
  const { id } = await aSignedSimpleContract(app);
  const change = app.app.services.orm.em
    .fork()
    .execute("update contracts set signed_lider_id = null where id = ?", [id]);
  await expect(change).rejects.toThrow(/está firmada y no puede cambiar/);
});
