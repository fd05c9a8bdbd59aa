import { beforeAll, describe, expect, it } from "vitest";
import { STALE } from "../../../api/src/core/mutation/stale.ts";
import type { TestApp } from "../../support/app.ts";
import type { Client } from "../../support/client.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aRegistered } from "../../support/story/accounts.ts";
import { child, formTokenOf, holder, husband, SAVE, savePassengers } from "../../support/story/passengers.ts";
import { anAcceptedQuote, type StoryQuote } from "../../support/story/quotes.ts";

const OPEN = `query ($quoteId: ID!) {
  quoteOfPassengers(quoteId: $quoteId) { passengersVersion }
  passengers(quoteId: $quoteId) { id nombre } }`;

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const asClient = async (quote: StoryQuote) => app.withLink(await formTokenOf(app, quote));
/** The version on which a form opened now is based. */
const versionOf = async (who: Client, { id: quoteId }: StoryQuote): Promise<number> =>
  (await who.ask(OPEN, { quoteId })).quoteOfPassengers.passengersVersion;
const namesOf = async ({ id: quoteId }: StoryQuote): Promise<string[]> =>
  (await app.as("asesor").ask(OPEN, { quoteId })).passengers.map(({ nombre }: { nombre: string }) => nombre);
const saving = (who: Client, { id: quoteId }: StoryQuote, passengers: object[], version?: number | null) =>
  who.gql(SAVE, { quoteId, input: { passengers, version } });
const changedBy = ({ errors }: Awaited<ReturnType<typeof saving>>) =>
  (errors?.[0]?.extensions as { readonly changedBy?: { readonly version: number } } | undefined)?.changedBy;

describe("a list of passengers that was saved since it was opened", () => {
  it("is not replaced by the advisor: the companion that the client wrote stays", async () => {
    const quote = await anAcceptedQuote(app);
    const opened = await versionOf(app.as("asesor"), quote);
    await savePassengers(app, quote, [holder, husband]);
    const answer = await saving(app.as("asesor"), quote, [holder], opened);
    expectRefused(answer, "CONFLICT", STALE);
    expect(changedBy(answer)).toMatchObject({ version: opened + 1, name: null, own: false });
    expect(await namesOf(quote)).toEqual([holder.nombre, husband.nombre]);
    const now = changedBy(answer)?.version;
    expect((await saving(app.as("asesor"), quote, [holder], now ?? 0)).errors).toBeUndefined();
    expect(await namesOf(quote)).toEqual([holder.nombre]);
  });

  it("is not replaced by the client, who learns of the advisor's save; nor in another window of the advisor", async () => {
    const quote = await anAcceptedQuote(app);
    const client = await asClient(quote);
    const opened = await versionOf(client, quote);
    await saving(app.as("asesor"), quote, [holder, husband], opened);
    const { name } = app.people.asesor;
    const refused = await saving(client, quote, [holder], opened);
    expect(changedBy(refused)).toMatchObject({ name, own: false });
    const own = await saving(app.as("asesor"), quote, [holder], opened);
    expect(changedBy(own)).toMatchObject({ name, own: true });
    expect(await namesOf(quote)).toEqual([holder.nombre, husband.nombre]);
  });

  it.each<[string, (id: string, quoteId: string) => readonly [document: string, variables: object]]>([
    [
      "added",
      (_, quoteId) => [
        `mutation ($quoteId: ID!, $input: PassengerInput!) {
          addPassenger(quoteId: $quoteId, input: $input) { id } }`,
        { quoteId, input: child },
      ],
    ],
    [
      "changed",
      (id) => [
        `mutation ($id: ID!, $input: PassengerInput!) { updatePassenger(id: $id, input: $input) { id } }`,
        { id, input: { ciudad: "Cali" } },
      ],
    ],
    ["deleted", (id) => [`mutation ($id: ID!) { deletePassenger(id: $id) { id } }`, { id }]],
  ])("is not replaced either when one of them was %s", async (_, change) => {
    const quote = await anAcceptedQuote(app);
    await savePassengers(app, quote, [holder, husband]);
    const { passengers, quoteOfPassengers } = await app.as("asesor").ask(OPEN, { quoteId: quote.id });
    await app.as("lider").freely.ask(...change(passengers[1].id, quote.id));
    const answer = await saving(app.as("asesor"), quote, [holder], quoteOfPassengers.passengersVersion);
    expectRefused(answer, "CONFLICT", STALE);
    const { name } = app.people.lider;
    expect(changedBy(answer)).toMatchObject({ name, own: false });
  });

  it("is replaced by who names no version", async () => {
    const quote = await anAcceptedQuote(app);
    await savePassengers(app, quote, [holder, husband]);
    const path = `/passengers/quote/${quote.id}/bulk`;
    const { status } = await app.as("asesor").rest("POST", path, { passengers: [holder] });
    expect(status).toBe(201);
    expect(await namesOf(quote)).toEqual([holder.nombre]);
  });

  it("of two who save at once over the same version keeps that of one of them, and refuses the other", async () => {
    const quote = await anAcceptedQuote(app);
    const opened = await versionOf(app.as("asesor"), quote);
    const answers = await Promise.all([
      saving(app.as("asesor"), quote, [holder, husband], opened),
      saving(await asClient(quote), quote, [holder, child], opened),
    ]);
    expect(answers.filter(({ errors }) => errors)).toHaveLength(1);
  });
});

describe("the version of a list", () => {
  it("does not move with a draft of the form, which says what it was typed over", async () => {
    const quote = await anAcceptedQuote(app);
    await savePassengers(app, quote, [holder]);
    const client = await asClient(quote);
    const opened = await versionOf(client, quote);
    const { savePassengerDraft } = await client.ask(
      `mutation ($quoteId: ID!, $input: PassengerDraftInput!) {
        savePassengerDraft(quoteId: $quoteId, input: $input) { listVersion } }`,
      {
        quoteId: quote.id,
        input: { passengers: [{ nombre: "M" }], aceptaTratamiento: true, listVersion: opened },
      },
    );
    expect(savePassengerDraft.listVersion).toBe(opened);
    expect(await versionOf(client, quote)).toBe(opened);
  });

  it("moves when the people of a quote are erased with its client: an open form does not bring them back", async () => {
    const [quote, person] = [await anAcceptedQuote(app), await aRegistered(app)];
    await app.app.services.orm.em
      .fork()
      .execute("update quotes set cliente_id = ? where id = ?", [person.id, quote.id]);
    await savePassengers(app, quote, [holder]);
    const opened = await versionOf(app.as("asesor"), quote);
    await person.client.ask(`mutation { requestErasure(currentPassword: "Cartagena2026") }`);
    expect(await namesOf(quote)).toEqual([]);
    expectRefused(await saving(app.as("asesor"), quote, [holder], opened), "CONFLICT", STALE);
  });
});
