import { beforeAll, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import {
  aDraftContract,
  aSentContract,
  aSignedContract,
  CREATE,
  SIGN,
  aSigning,
} from "../../support/story/contracts.ts";

const CANCEL = `mutation ($id: ID!) {
  cancelContract(id: $id, input: { motivo: "El cliente desistió" }) { status } }`;
const DELETE = `mutation ($id: ID!) { deleteContract(id: $id) }`;
const QUOTE = `query ($id: ID!) { quote(id: $id) { status calculation { estado } tracking { event note } } }`;

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

const quoteOf = async (id: string) => (await app.as("owner").ask(QUOTE, { id })).quote;

describe("a contract that was never signed and is cancelled", () => {
  it("gives its quote back, approved, with its calculation confirmed, and says so in the timeline", async () => {
    const { id, number, quoteId } = await aSentContract(app);
    expect(await quoteOf(quoteId)).toMatchObject({ status: "converted", calculation: { estado: "usado" } });
    await app.as("admin").ask(CANCEL, { id });
    const quote = await quoteOf(quoteId);
    expect(quote).toMatchObject({ status: "approved", calculation: { estado: "confirmado" } });
    expect(quote.tracking.at(-1)).toEqual({ event: "approved", note: `Se canceló el contrato ${number}` });
  });

  it("leaves room for another contract of the quote, and for one alone", async () => {
    const { id, quoteId } = await aDraftContract(app);
    expectRefused(
      await app.as("gerente").gql(CREATE, { input: { quoteId } }),
      "CONFLICT",
      "La cotización ya tiene un contrato",
    );
    await app.as("admin").ask(CANCEL, { id });
    const answers = await Promise.all(
      [1, 2].map(() => app.as("gerente").gql(CREATE, { input: { quoteId } })),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await quoteOf(quoteId)).toMatchObject({ status: "converted", calculation: { estado: "usado" } });
  });

  it("is not signed by the link that was sent before", async () => {
    const { id, token } = await aSentContract(app);
    await app.as("admin").ask(CANCEL, { id });
    expectRefused(await app.withLink(token).gql(SIGN, { id, input: aSigning() }), "UNAUTHENTICATED");
  });

  it("keeps its sellers when its quote moves on to another one", async () => {
    const { id, quoteId } = await aDraftContract(app);
    await app.as("admin").ask(CANCEL, { id });
    await app
      .as("admin")
      .ask(
        `mutation ($id: ID!, $input: ReassignQuoteInput!) { reassignQuote(id: $id, input: $input) { id } }`,
        {
          id: quoteId,
          input: { sellerId: app.people.asesor2.id, reassignmentReason: "Vacaciones" },
        },
      );
    const { contract } = await app
      .as("owner")
      .ask(`query ($id: ID!) { contract(id: $id) { asesor { id } } }`, { id });
    expect(contract.asesor.id).toBe(app.people.asesor.id);
  });
});

it("a draft that is deleted gives its quote back too", async () => {
  const { id, quoteId } = await aDraftContract(app);
  await app.as("admin").ask(DELETE, { id });
  expect(await quoteOf(quoteId)).toMatchObject({ status: "approved", calculation: { estado: "confirmado" } });
});

it("a signed contract that is cancelled keeps its quote converted", async () => {
  const { id, quoteId } = await aSignedContract(app);
  await app.as("admin").ask(CANCEL, { id });
  expect(await quoteOf(quoteId)).toMatchObject({ status: "converted", calculation: { estado: "usado" } });
  expectRefused(await app.as("gerente").gql(CREATE, { input: { quoteId } }), "CONFLICT");
});

it("two who cancel at once cancel once", async () => {
  const { id, quoteId } = await aSentContract(app);
  const answers = await Promise.all([1, 2].map(() => app.as("admin").gql(CANCEL, { id })));
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  const given = (await quoteOf(quoteId)).tracking.filter(({ note }: { note: string | null }) =>
    note?.startsWith("Se canceló"),
  );
  expect(given).toHaveLength(1);
});
