import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { publicOperations } from "../../public-operations.ts";
import { readsOf } from "../../support/every-read.ts";
import { aPaymentLink } from "../../support/story/client-page.ts";
import { aSentContract, aSignedContract, type StoryContract } from "../../support/story/contracts.ts";
import { aVerifiedPayment } from "../../support/story/payments.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const SHARE = `mutation ($id: ID!, $traveller: ID) { shareTrip(contractId: $id, travellerId: $traveller) }`;
const SHARES = `query ($id: ID!) { tripShares(contractId: $id) { id name openings } }`;
const END = `mutation ($id: ID!) { endTripShare(id: $id) }`;
const TRAVELLERS = `query ($id: ID!) { ownContract(id: $id) { travellers { id name } } }`;
const TRIP = `query ($id: ID!) { sharedTrip(id: $id) { traveller travellers advisor { name }
  trip { destination from to flights { departs } stays { name } days { titulo } } } }`;
const clientOf = async ({ id }: StoryContract) => app.withLink(await aPaymentLink(app, id));
/** The id of the latest share of a contract's trip. */
const shareOf = async (contract: StoryContract): Promise<string> =>
  (await (await clientOf(contract)).ask(SHARES, { id: contract.id })).tripShares[0].id;
/** The code of a new short address of a contract's trip. */
const codeOf = async (contract: StoryContract, traveller?: string): Promise<string> => {
  const { shareTrip } = await (await clientOf(contract)).ask(SHARE, { id: contract.id, traveller });
  return new URL(shareTrip).pathname.replace("/v/", "");
};
const page = (code: string) => fetch(`${app.url}/v/${code}`, { headers: { accept: "text/html" } });
const CANCEL = `mutation ($id: ID!) { cancelContract(id: $id, input: { motivo: "A pedido" }) { id } }`;

describe("a trip that its client shares", () => {
  it("is read by a short address, by everybody who has it, and says with whom it was shared", async () => {
    const contract = await aSignedContract(app);
    const client = await clientOf(contract);
    const { ownContract } = await client.ask(TRAVELLERS, { id: contract.id });
    const [traveller] = ownContract.travellers;
    const code = await codeOf(contract, traveller.id);
    const { sharedTrip } = await app.withLink(code).ask(TRIP, { id: await shareOf(contract) });
    expect(sharedTrip).toMatchObject({ traveller: traveller.name, trip: { destination: "Cartagena" } });
    expect(sharedTrip.trip.stays).not.toEqual([]);
    const text = await (await page(code)).text();
    expect(text).toContain("Tu viaje a Cartagena");
    expect(text).not.toMatch(/3[.]?770|Cómo pagar|plan de pagos|CT-\d/);
    const { tripShares } = await client.ask(SHARES, { id: contract.id });
    expect(tripShares).toMatchObject([{ name: traveller.name, openings: 1 }]);
  });

  it("shows no amount, no payment and no document number in any field of the schema", async () => {
    const contract = await aSignedContract(app);
    await aVerifiedPayment(app, contract.id);
    const [row] = await sql(
      "select precio_total::text as price, quote_id as quote from contracts where id = ?",
      contract.id,
    );
    const people = await sql(
      "select documento_identidad as document from passengers where quote_id = ?",
      row!.quote,
    );
    const code = await codeOf(contract);
    const answers = await everythingShown(code, await shareOf(contract), [contract.id, row!.quote]);
    expect(answers).toContain("Cartagena");
    const secrets = [row!.price, contract.number, ...people.map(({ document }) => document)].filter(Boolean);
    expect(secrets.length).toBeGreaterThan(2);
    for (const secret of secrets) expect(answers).not.toContain(secret);
    // By the contract's id alone everybody may ask what paying it needs.
    expect(answers + (await (await page(code)).text())).not.toContain(contract.id);
  });

  it("is not found any more once its client ended the link, or the contract is cancelled", async () => {
    const ended = await aSignedContract(app);
    const code = await codeOf(ended);
    const client = await clientOf(ended);
    const { tripShares } = await client.ask(SHARES, { id: ended.id });
    await client.ask(END, { id: tripShares[0].id });
    expect((await page(code)).status).toBe(404);
    expect((await client.ask(SHARES, { id: ended.id })).tripShares).toEqual([]);
    expectRefused(await client.gql(END, { id: tripShares[0].id }), "NOT_FOUND", "Enlace no encontrado");

    const cancelled = await aSignedContract(app);
    const other = await codeOf(cancelled);
    const share = await shareOf(cancelled);
    await app.as("owner").ask(CANCEL, { id: cancelled.id });
    expect((await page(other)).status).toBe(404);
    expectRefused(await app.withLink(other).gql(TRIP, { id: share }), "UNAUTHENTICATED");
  });

  it("opens no other trip, and is opened by no other link", async () => {
    const [mine, other] = [await aSignedContract(app), await aSignedContract(app)];
    const link = app.withLink(await codeOf(mine));
    await codeOf(other);
    const foreign = await shareOf(other);
    expectRefused(await link.gql(TRIP, { id: foreign }), "NOT_FOUND", "Viaje no encontrado");
    expectRefused(await link.gql(SHARE, { id: mine.id }), "NOT_FOUND", "Contrato no encontrado");
    expect((await link.ask(SHARES, { id: mine.id })).tripShares).toEqual([]);
    const payer = await clientOf(mine);
    expectRefused(await payer.gql(TRIP, { id: await shareOf(mine) }), "NOT_FOUND");
    const { tripShares } = await payer.ask(SHARES, { id: mine.id });
    expectRefused(await (await clientOf(other)).gql(END, { id: tripShares[0].id }), "NOT_FOUND");
  });

  it("is shared once it is signed, with one of its own travellers, and at most 30 times", async () => {
    const unsigned = await aSentContract(app);
    const refusal = "Solo se comparte un viaje firmado que no ha terminado";
    expectRefused(await (await clientOf(unsigned)).gql(SHARE, { id: unsigned.id }), "CONFLICT", refusal);
    const [mine, other] = [await aSignedContract(app), await aSignedContract(app)];
    const { ownContract } = await (await clientOf(other)).ask(TRAVELLERS, { id: other.id });
    const stranger = { id: mine.id, traveller: ownContract.travellers[0].id };
    expectRefused(await (await clientOf(mine)).gql(SHARE, stranger), "NOT_FOUND", "Pasajero no encontrado");
    for (let made = 0; made < 30; made++) await codeOf(mine);
    const full = "El viaje ya tiene 30 enlaces. Quita uno para hacer otro.";
    expectRefused(await (await clientOf(mine)).gql(SHARE, { id: mine.id }), "CONFLICT", full);
  });

  it("has a card without a name, whose making opens nothing", async () => {
    const contract = await aSignedContract(app);
    const code = await codeOf(contract);
    const robot = { headers: { "user-agent": "WhatsApp/2.24.1 A" } };
    const card = await (await fetch(`${app.url}/v/${code}`, robot)).text();
    expect(card).toContain('property="og:title" content="Viaje a Cartagena"');
    expect(card).not.toMatch(/María|Torres|3[.]?770/);
    const { tripShares } = await (await clientOf(contract)).ask(SHARES, { id: contract.id });
    expect(tripShares).toMatchObject([{ openings: 0 }]);
  });
});

const sql = (text: string, ...values: unknown[]) => app.app.services.orm.em.fork().execute(text, values);

/**
 * Everything that a code shows in any query, asked with the data of its page, and, in queries that are not
 * public, with the ids of the records behind it.
 */
async function everythingShown(code: string, share: string, hidden: readonly string[]): Promise<string> {
  const link = app.withLink(code);
  const answers = await Promise.all(
    readsOf(app.app.schema).flatMap(({ name, documents, given }) =>
      [share, ...(name in publicOperations ? [] : hidden)].map(async (id) => {
        for (const document of documents) {
          const { data, errors } = await link.freely.gql(document, given(id));
          const [code] = errors?.map(({ extensions }) => extensions?.code) ?? [];
          if (data || ["NOT_FOUND", "UNAUTHENTICATED", "FORBIDDEN"].includes(code ?? "")) return data;
        }
        return null;
      }),
    ),
  );
  return JSON.stringify(answers);
}
