import {
  getNamedType,
  isInputObjectType,
  isNonNullType,
  type NamedTypeNode,
  OperationTypeNode,
  typeFromAST,
} from "graphql";
import { beforeAll, describe, expect, it } from "vitest";
import { tooLongText } from "../../api/src/core/input/lengths.ts";
import { schemaOf } from "../../api/src/core/graphql/schema.ts";
import { plansOf } from "../../api/src/gateway/mount.ts";
import { rowsOf } from "../../api/src/core/module.ts";
import { modules } from "../../api/src/modules.ts";
import { aPersonAllowed } from "../permission-matrix.ts";
import { anApp, type TestApp } from "../support/app.ts";
import { expectRefused } from "../support/expect-refused.ts";
import { changed, fieldsOf, filled, isText } from "../support/inputs.ts";
import { type Operation, operationsOf } from "../support/operations.ts";

const schema = schemaOf(modules);
const operations = operationsOf(schema).filter(({ kind }) => kind !== OperationTypeNode.SUBSCRIPTION);
const nobody = "01890000-0000-7000-8000-000000000000";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

/** A client of a person who may run the operation. */
const allowed = ({ name }: Operation) => app.as(aPersonAllowed(name));

const defaulted = operations.flatMap((operation) =>
  operation.field.args
    .filter(({ defaultValue }) => defaultValue !== undefined)
    .map((argument) => [`${operation.name}(${argument.name})`, operation, argument] as const),
);

describe("null for an argument with a default", () => {
  it("is tried for all of them", () => expect(defaulted.length).toBeGreaterThanOrEqual(52));

  /**
   * The operation with its defaults left to variables that may be null: what GraphQL allows where there is a
   * default.
   */
  const asked = (operation: Operation, value: object) => {
    const { field, kind, document } = operation;
    const optional = field.args.filter(({ defaultValue }) => defaultValue !== undefined);
    const others = field.args.filter(
      (argument) => !optional.includes(argument) && isNonNullType(argument.type),
    );
    const relaxed = optional.reduce(
      (text, { name, type }) =>
        text.replace(`$${name}: ${String(type)}`, `$${name}: ${String(type).replace(/!$/, "")}`),
      document,
    );
    expect(relaxed).toMatch(kind);
    const variables = Object.fromEntries(
      others.map((argument) => [argument.name, filled(argument.type, "Cartagena", nobody)]),
    );
    return allowed(operation).freely.gql(relaxed, { ...variables, ...value });
  };

  it.each(defaulted)("is no argument: %s", async (_, operation, argument) => {
    const absent = await asked(operation, {});
    const isNull = await asked(operation, { [argument.name]: null });
    expect(isNull.errors?.[0]?.extensions?.code).not.toBe("INTERNAL");
    expect(isNull).toEqual(absent);
    // A second time some are answered as text.
    expect(await asked(operation, { [argument.name]: null })).toEqual(absent);
  });

  it("is none in the default of a variable either", async () => {
    const document =
      "query ($on: Boolean = true, $limit: " +
      "Int = 3) { quotes(limit: $limit) { total @include(if: $on) } }";
    const { quotes } = await app.as("owner").freely.ask(document, { on: null, limit: null });
    expect(quotes).toEqual({ total: expect.any(Number) });
  });
});

describe("a text of 10,001 characters", () => {
  const long = "x".repeat(10_001);
  const texts = operations.flatMap((operation) =>
    operation.field.args.flatMap((argument) =>
      fieldsOf(argument.type).flatMap((path) => {
        let type = getNamedType(argument.type);
        let longest: unknown = argument.extensions["longest"];
        for (const name of path) {
          const field = isInputObjectType(type) ? type.getFields()[name] : undefined;
          longest = field?.extensions["longest"];
          if (field) type = getNamedType(field.type);
        }
        const shown = `${operation.name}(${[argument.name, ...path].join(".")})`;
        return isText(type) && longest === undefined ? [[shown, operation, argument, path] as const] : [];
      }),
    ),
  );

  it("is tried in every text that the schema declares", () => expect(texts.length).toBeGreaterThan(300));

  it.each(texts)("is too long for %s", async (_, operation, argument, path) => {
    const good = Object.fromEntries(
      operation.field.args.map(({ name, type }) => [name, filled(type, "Cartagena", nobody)]),
    );
    const variables = {
      ...good,
      [argument.name]: changed(argument.type, good[argument.name], [...path], long),
    };
    const entries = expectRefused(
      await allowed(operation).freely.gql(operation.document, variables),
      "BAD_USER_INPUT",
    );
    expect(entries).toContainEqual({
      field: expect.stringMatching(/./),
      message: tooLongText(path.at(-1) ?? argument.name),
    });
  });

  it("is too long in the document itself", async () => {
    const refused = await app.as().gql(`{ checkEmail(email: "${long}") { __typename } }`);
    expectRefused(refused, "BAD_USER_INPUT", tooLongText("email"));
  });

  it("is too long by REST, where keys that nobody declares are not looked at", async () => {
    const refused = await app
      .as()
      .rest("POST", "/user/login", { email: "a@b.co", password: long, nada: "x".repeat(1_000_000) });
    expect(refused).toMatchObject({
      status: 400,
      body: {
        message: tooLongText("password"),
        error: "BAD_USER_INPUT",
        errors: [{ field: "password", message: tooLongText("password") }],
      },
    });
    const unseen = await app
      .as()
      .rest("POST", "/user/login", { email: "a@b.co", password: "x", nada: "x".repeat(1_000_000) });
    expect(unseen.status).toBe(401);
  });

  it("is not too long for a signature, and 273,101 are", async () => {
    const sign = `mutation ($id: ID!, $input: SignContractInput!) {
      signContract(id: $id, input: $input) { __typename } }`;
    const ask = (length: number) =>
      app.as("cliente").gql(sign, { id: nobody, input: { signature: "x".repeat(length) } });
    expect((await ask(273_100)).errors?.[0]?.message).not.toBe(tooLongText("signature"));
    expect((await ask(273_101)).errors?.[0]?.message).toBe(tooLongText("signature"));
  });
});

describe("a variable that is deeper than any input", () => {
  it("is no defect, wherever free-form objects are taken", async () => {
    const deep = `${"[".repeat(3_000)}${"]".repeat(3_000)}`;
    const variables = `${encodeURIComponent('{"input":')}${deep}${encodeURIComponent("}")}`;
    const query = encodeURIComponent("query ($input: JSON) { me { id } }");
    const answer = await app
      .as("owner")
      .rest("GET", `/graphql?query=${query}&variables=${variables}`, undefined, {
        "apollo-require-preflight": "true",
      });
    expect(answer.body.errors?.[0]?.extensions.code).not.toBe("INTERNAL");
    const posted = await app.as("owner").rest("POST", "/user/login", `{"email":${deep},"password":"x"}`);
    expect(posted).toMatchObject({
      status: 400,
      body: { message: "El cuerpo de la petición no es JSON válido" },
    });
  });
});

describe("thousands of wrong fields", () => {
  it("are answered with the first hundred", async () => {
    const input = Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`nada${n}`, n]));
    const create = `mutation ($input: CreateQuoteInput!) { createQuote(input: $input) { id } }`;
    expect(expectRefused(await app.as("asesor").gql(create, { input }), "BAD_USER_INPUT")).toHaveLength(100);
  });
});

describe("a blank in an address", () => {
  const rows = plansOf({
    schema,
    rows: rowsOf(modules),
    fragments: modules.flatMap((module) => module.fragments ?? []),
  }).filter(({ route, operation }) => route.method === "GET" && operation.operation === "query");

  it.each(rows.map((row) => [row.route.path, row] as const))(
    "is no defect of GET %s",
    async (path, { operation }) => {
      const address = path.replace(/:\w+/g, (parameter) =>
        /user|manager|vendedor|seller/i.test(path + parameter) ? "1" : nobody,
      );
      const names = (operation.variableDefinitions ?? []).flatMap(({ variable, type }) => {
        const named = getNamedType(typeFromAST(schema, type as NamedTypeNode));
        return isInputObjectType(named) ? Object.keys(named.getFields()) : [variable.name.value];
      });
      for (const name of names) {
        for (const value of ["%20", "null", "%00", "%F0%9F"]) {
          const { status, body } = await app.as("owner").rest("GET", `${address}?${name}=${value}`);
          expect(status, `${name}=${value}: ${JSON.stringify(body)}`).toBeLessThan(500);
        }
      }
    },
  );
});
