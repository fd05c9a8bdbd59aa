import { OperationTypeNode } from "graphql";
import { beforeAll, describe, expect, it } from "vitest";
import { schemaOf } from "../../api/src/core/graphql/schema.ts";
import { modules } from "../../api/src/modules.ts";
import { aPersonAllowed, permissionMatrix } from "../permission-matrix.ts";
import type { TestApp } from "../support/app.ts";
import { anAppWithSales } from "../support/sales.ts";
import { expectRefused } from "../support/expect-refused.ts";
import { changed, fieldsOf, filled } from "../support/inputs.ts";
import { type Operation, operationsOf } from "../support/operations.ts";
import { costs } from "../support/story/calculation.ts";
import { aSimpleContract } from "../support/story/contracts.ts";
import { holder } from "../support/story/passengers.ts";
import { aQuote, family } from "../support/story/quotes.ts";

const operations = operationsOf(schemaOf(modules)).filter(
  ({ kind }) => kind !== OperationTypeNode.SUBSCRIPTION,
);
const CREATE = `mutation ($input: CreateQuoteInput!) {
  createQuote(input: $input) { id nombreCliente observaciones } }`;
const LIST = `query ($filter: QuoteFilter) { quotes(filter: $filter) { total items { nombreCliente } } }`;
const BAD_CHARACTERS = "El texto contiene caracteres no permitidos";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

describe("what no database keeps", () => {
  it.each([
    ["a null character", "Ana\u0000Ruiz"],
    ["half of a character", "Ana \ud83d"],
  ])("%s is refused in any text, and the field is named", async (_, nombreCliente) => {
    const refused = await app.as("asesor").gql(CREATE, { input: { ...family, nombreCliente } });
    expect(expectRefused(refused, "BAD_USER_INPUT", BAD_CHARACTERS)).toEqual([
      { field: "nombreCliente", message: BAD_CHARACTERS },
    ]);
  });

  it("is refused in filters, in addresses, in the document itself and by REST", async () => {
    const asesor = app.as("asesor");
    expectRefused(
      await asesor.gql(LIST, { filter: { search: "a\u0000" } }),
      "BAD_USER_INPUT",
      BAD_CHARACTERS,
    );
    expectRefused(
      await asesor.gql(`{ quotes(filter: { search: "a\\u0000" }) { total } }`),
      "BAD_USER_INPUT",
      BAD_CHARACTERS,
    );
    const byRest = await asesor.rest("GET", "/quotes?search=%00");
    expect(byRest).toMatchObject({
      status: 400,
      body: { success: false, message: BAD_CHARACTERS, error: "BAD_USER_INPUT" },
    });
    const posted = await asesor.rest("POST", "/quotes", { nombre_cliente: "Ana\u0000", origen: "\u0000" });
    expect(posted.body.errors).toEqual(
      expect.arrayContaining([{ field: "nombre_cliente", message: BAD_CHARACTERS }]),
    );
    expect((await asesor.rest("GET", "/quotes/%00")).status).toBe(404);
  });

  it("is refused before anybody's password is looked at", async () => {
    const document = `mutation ($email: String!, $password: String!) {
      signIn(email: $email, password: $password) { token } }`;
    expectRefused(
      await app.as().gql(document, { email: "a\u0000@b.co", password: "x" }),
      "BAD_USER_INPUT",
      BAD_CHARACTERS,
    );
  });
});

describe("what only looks dangerous", () => {
  it("is kept as it was written", async () => {
    const observaciones =
      "Robert'); " + `DROP TABLE quotes;-- "ñandú" <script>alert(1)</script> \\ % _ 👩‍👩‍👧 🏝️ $1 {{x}} \u202e`;
    const { createQuote } = await app.as("asesor").ask(CREATE, { input: { ...family, observaciones } });
    expect(createQuote.observaciones).toBe(observaciones);
  });

  it.each([
    "'",
    "';--",
    "' or 1=1 --",
    "\\",
    "%",
    "_",
    "%%' union select 1",
    "$1",
    "?",
    "{}",
    "a:*&!|()",
    "👩‍👩‍👧",
    "a".repeat(60),
  ])("finds only what it says: %s", async (search) => {
    const { quotes } = await app.as("asesor").ask(LIST, { filter: { search } });
    expect(quotes.total).toBe(0);
  });
});

const variablesOf = ({ field }: Operation, text: string, id: unknown) =>
  Object.fromEntries(field.args.map((argument) => [argument.name, filled(argument.type, text, id)]));

const takesId = ({ field }: Operation): boolean =>
  JSON.stringify(field.args.map(({ type }) => filled(type, "", "an id"))).includes("an id");
const takesText = ({ field }: Operation): boolean =>
  JSON.stringify(field.args.map(({ type }) => filled(type, "a text", ""))).includes("a text");
const named = (chosen: readonly Operation[]) =>
  chosen.map((operation) => [operation.name, operation] as const);

/** The code of a refusal, or "done", for a person who may run the operation. */
const outcome = async ({ name, document }: Operation, variables: object): Promise<string> => {
  const who = aPersonAllowed(name);
  const { errors } = await app.as(who).freely.gql(document, variables);
  return errors?.[0]?.extensions?.code ?? "done";
};

describe("an id that is none", () => {
  // What links alone may ask is refused to everybody else before its id is read.
  const ofPersons = ({ name }: Operation) => permissionMatrix[name] !== "K";
  it.each(named(operations.filter(takesId).filter(ofPersons)))("is no defect of %s", async (_, operation) => {
    for (const id of [
      "",
      "x",
      "1",
      "null",
      "../etc/passwd",
      "' or 1=1",
      "0190-0000",
      "x".repeat(10_000),
      "01890000-0000-7000-8000-00000000000g",
    ])
      expect(["NOT_FOUND", "BAD_USER_INPUT"], id.slice(0, 40)).toContain(
        await outcome(operation, variablesOf(operation, "Cartagena", id)),
      );
  });

  it.each(named(operations.filter(takesId)))(
    "of nothing that exists is no defect of %s",
    async (_, operation) => {
      const id = "01890000-0000-7000-8000-000000000000";
      expect(await outcome(operation, variablesOf(operation, "Cartagena", id))).not.toBe("INTERNAL");
    },
  );
});

describe("a text that nobody expects", () => {
  it.each(named(operations.filter(takesText)))("is no defect of %s", async (_, operation) => {
    const { id } = await aQuote(app);
    for (const text of [
      "",
      " ",
      "x".repeat(10_000),
      "👩‍👩‍👧",
      "\u0001\u001f\u007f",
      "-1",
      "9".repeat(400),
      "NaN",
      "2026-02-30",
      "' or 1=1 --",
    ])
      expect(await outcome(operation, variablesOf(operation, text, id)), text.slice(0, 40)).not.toBe(
        "INTERNAL",
      );
  });
});

describe("one wrong field in a good input", () => {
  const hostile = ["x".repeat(10_000), "👩‍👩‍👧", -1, 9e15, null, {}];
  it.each(["createQuote", "updateQuote", "upsertQuoteCalculation", "savePassengers", "updateContract"])(
    "is no defect of %s, whichever it is",
    async (name) => {
      const operation = operations.find((one) => one.name === name)!;
      const { type } = operation.field.args.find((argument) => argument.name === "input")!;
      const quote = await aQuote(app);
      const contract = name === "updateContract" ? await aSimpleContract(app) : null;
      const good: Readonly<Record<string, object>> = {
        createQuote: family,
        upsertQuoteCalculation: { quoteId: quote.id, ...costs },
        savePassengers: { passengers: [holder], aceptaTratamiento: true },
      };
      const defects: string[] = [];
      for (const path of fieldsOf(type)) {
        for (const value of hostile) {
          const variables = {
            id: contract?.id ?? quote.id,
            quoteId: quote.id,
            input: changed(type, good[name] ?? {}, path, value),
          };
          if ((await outcome(operation, variables)) === "INTERNAL")
            defects.push(`${path.join(".")} = ${JSON.stringify(value).slice(0, 30)}`);
        }
      }
      expect(defects).toEqual([]);
    },
    120_000,
  );
});

describe("a number that nobody expects", () => {
  const withInt = operations.filter(({ field }) =>
    field.args.some(({ type }) => /^Int!?$/.test(String(type))),
  );
  it.each(named(withInt))("is no defect of %s", async (_, operation) => {
    const id = "01890000-0000-7000-8000-000000000000";
    for (const number of [0, -1, 2_147_483_647, -2_147_483_648, 1.5, 1e21]) {
      const ints = operation.field.args
        .filter(({ type }) => /^Int!?$/.test(String(type)))
        .map(({ name }) => [name, number]);
      const variables = { ...variablesOf(operation, "Cartagena", id), ...Object.fromEntries(ints) };
      expect(await outcome(operation, variables), String(number)).not.toBe("INTERNAL");
    }
  });
});
