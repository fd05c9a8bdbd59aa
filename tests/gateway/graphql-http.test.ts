import { getIntrospectionQuery } from "graphql";
import { createClient } from "graphql-ws";
import { WebSocket } from "ws";
import { beforeAll, describe, expect, it } from "vitest";
import type { GraphQLAnswer } from "../support/client.ts";
import { anApp, type TestApp } from "../support/app.ts";
import { production as realInstallation } from "../support/production.ts";

let app: TestApp;
let production: TestApp;
beforeAll(async () => {
  app = await anApp();
  production = await anApp(realInstallation);
});

const settings = "{ publicSettings { name } }";
const json = { "content-type": "application/json" };

/** Answer of GraphQL, or of the layer before it where the body holds no document. */
type Answer = GraphQLAnswer & { readonly error?: string; readonly message?: string };

/** One request to /graphql as it is: status, type and body of the answer. */
async function send(
  init: RequestInit,
  search = "",
  url = app.url,
): Promise<{ status: number; type: string; body: Answer }> {
  const response = await fetch(`${url}/graphql${search}`, init);
  const text = await response.text();
  const type = response.headers.get("content-type") ?? "";
  return { status: response.status, type, body: type.includes("json") ? JSON.parse(text) : text };
}
const post = (body: unknown, headers: Record<string, string> = {}, url = app.url) =>
  send(
    {
      method: "POST",
      headers: { ...json, ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    },
    "",
    url,
  );
const get = (query: string, headers: Record<string, string> = {}) =>
  send(
    { headers: { "apollo-require-preflight": "true", ...headers } },
    `?query=${encodeURIComponent(query)}`,
  );

describe("a GraphQL request over HTTP", () => {
  it("is answered as JSON to POST and, when it only reads, to GET", async () => {
    for (const answer of [await post({ query: settings }), await get(settings)]) {
      expect(answer).toMatchObject({ status: 200, body: { data: { publicSettings: { name: "Travesía" } } } });
      expect(answer.type).toMatch(/^application\/(graphql-response\+)?json/);
    }
    const accepted = await post({ query: settings }, { accept: "application/graphql-response+json" });
    expect(accepted.status).toBe(200);
    expect(accepted.type).toMatch(/^application\/graphql-response\+json/);
  });

  it("takes the operation that it names, with its variables", async () => {
    const query =
      "query A($on: Boolean!) { publicSettings { name @include(if: $on) } } query B { __typename }";
    expect((await post({ query, operationName: "A", variables: { on: true } })).body.data).toEqual({
      publicSettings: { name: "Travesía" },
    });
    expect((await post({ query, operationName: "B" })).body.data).toEqual({ __typename: "Query" });
    for (const operationName of [undefined, "C"]) {
      const { status, body } = await post({ query, operationName });
      expect({ status, data: body.data }).toEqual({ status: 200, data: undefined });
      expect(body.errors).toHaveLength(1);
    }
  });

  it("that changes something is refused to GET", async () => {
    const { status } = await get(`mutation { signIn(email: "a@b.co", password: "x") { token } }`);
    expect(status).toBe(405);
  });

  it("that a page of another house could send by a plain form is refused", async () => {
    const plain = await send({
      method: "POST",
      headers: { "content-type": "text/plain" },
      body: JSON.stringify({ query: settings }),
    });
    expect(plain.status).toBe(400);
    const form = await send({ method: "POST", body: new URLSearchParams({ query: settings }) });
    expect(form.status).toBe(400);
    expect((await send({}, `?query=${encodeURIComponent(settings)}`)).status).toBe(400);
  });

  it.each([
    ["no JSON", "{", "El cuerpo de la petición no es JSON válido"],
    ["nothing", "", null],
    ["a number", "7", null],
    ["no query", "{}", null],
    ["a query that is no text", `{"query":7}`, null],
    ["variables that are none", `{"query":"{ __typename }","variables":7}`, null],
    ["a list of them", `[{"query":"{ __typename }"}]`, null],
  ])("that is %s is a 400 with a code, never a defect", async (_, body, message) => {
    const answer = await post(body);
    expect(answer, JSON.stringify(answer)).toMatchObject({ status: 400 });
    expect(answer.type).toContain("json");
    const { errors, error, message: said } = answer.body;
    expect(errors?.[0]?.extensions?.code ?? error).toEqual(expect.not.stringMatching(/INTERNAL/));
    if (message !== null) expect(errors?.[0]?.message ?? said).toBe(message);
  });

  it.each([
    ["a document that is none", "{"],
    ["a field that is none", "{ nada }"],
    ["a variable that is none", "query ($page: Int!) { __typename }"],
  ])(
    "that is %s is 200 for application/json and 400 for its own type, with a code and no data",
    async (_, query) => {
      for (const [accept, status] of [
        ["application/json", 200],
        ["application/graphql-response+json", 400],
      ] as const) {
        const answer = await post({ query }, { accept });
        expect(answer).toMatchObject({
          status,
          body: { errors: [{ extensions: { code: expect.not.stringMatching(/INTERNAL/) } }] },
        });
        expect(answer.body.data).toBeUndefined();
      }
    },
  );

  it("of 5 MB is too large, and so is one that is said to be", async () => {
    const answer = await post({ query: settings, variables: { x: "x".repeat(5 * 1024 * 1024) } });
    expect(answer.status).toBe(413);
    expect(JSON.stringify(answer.body)).toContain("PAYLOAD_TOO_LARGE");
  });

  it("that is refused carries the code and no trace of the inside", async () => {
    const { body } = await post({ query: `mutation { deleteQuote(id: "1") }` });
    expect(body.errors?.[0]).toMatchObject({
      message: "No hay token disponible",
      extensions: { code: "UNAUTHENTICATED" },
    });
    expect(JSON.stringify(body)).not.toMatch(/stack|node_modules|\.ts:/);
  });
});

describe("a document that asks for too much", () => {
  it.each([
    ["too deep", `{ __schema { types { ${"fields { type { ".repeat(12)}name${" } }".repeat(12)} } } }`],
    [
      "of too many names for one thing",
      `{ ${Array.from({ length: 200 }, (_, n) => `a${n}: publicSettings { name }`).join(" ")} }`,
    ],
    ["of too many words", `{ ${"__typename ".repeat(5_000)} }`],
    ["of too many directives", `{ publicSettings { name ${"@include(if: true) ".repeat(40)} } }`],
    [
      "of 1,001 names for what every type has",
      `{ ${Array.from({ length: 1_001 }, (_, n) => `a${n}: __typename`).join(" ")} }`,
    ],
    ["that is endless", "{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }"],
  ])("%s is refused before it runs", async (_, query) => {
    const { status, body } = await app.as("owner").rest<GraphQLAnswer>("POST", "/graphql", { query });
    expect(status).toBe(200);
    expect(body.errors?.length).toBeGreaterThan(0);
    expect(body).not.toHaveProperty("data");
  });
});

it("a document of more than 64 kB is refused unread, with any content", async () => {
  const { status, body } = await post({ query: `{ publicSettings { name } } # ${"x".repeat(64 * 1024)}` });
  const refused = {
    message: "La consulta GraphQL no debe superar los 64 kB",
    extensions: { code: "PAYLOAD_TOO_LARGE" },
  };
  expect({ status, body }).toEqual({ status: 413, body: { errors: [refused] } });
});

describe("a document that comes through the socket", () => {
  /** Returns the answer of the socket: a data object, or the texts of its errors. */
  const ask = (query: string): Promise<unknown> =>
    new Promise((answered) => {
      const client = createClient({
        url: `${app.url.replace("http", "ws")}/graphql`,
        webSocketImpl: WebSocket,
        retryAttempts: 0,
      });
      const done = (answer: unknown) => {
        answered(answer);
        void client.dispose();
      };
      const error = (errors: unknown) =>
        done(Array.isArray(errors) ? errors.map(({ message }) => String(message)) : "closed");
      client.subscribe(
        { query },
        {
          next: ({ data, errors }) => done(data ?? errors?.map(({ message }) => message)),
          error,
          complete: () => undefined,
        },
      );
    });

  it("is a subscription, within the limits of any other document", async () => {
    expect(await ask(settings)).toEqual([
      "Esta conexión solo atiende suscripciones. Envía las consultas y los cambios por HTTP a /graphql.",
    ]);
    expect(await ask("subscription { notificationReceived { id } }")).toEqual(["No hay token disponible"]);
    expect(
      await ask(
        `subscription { notificationReceived {
            ${Array.from({ length: 200 }, (_, n) => `a${n}: id`).join(" ")} } }`,
      ),
    ).toEqual(["La petición GraphQL no es válida: usa más de 120 alias"]);
    expect(await ask(`{ ${"a ".repeat(4_100)} }`)).toEqual([expect.stringContaining("4000 tokens")]);
    expect(await ask("{")).toEqual([expect.stringContaining("Syntax Error")]);
  });
});

describe("in production", () => {
  it("nobody is told the schema, nor helped to guess it", async () => {
    for (const query of [getIntrospectionQuery(), `{ __type(name: "User") { fields { name } } }`]) {
      const { status, body } = await post({ query }, {}, production.url);
      expect({ status, data: body.data }).toEqual({ status: 200, data: undefined });
    }
    const { body } = await post({ query: "{ quote_ { id } }" }, {}, production.url);
    expect(JSON.stringify(body)).not.toContain("Did you mean");
  });
  it("the product itself is answered, and a page instead of it is not", async () => {
    expect((await post({ query: settings }, {}, production.url)).body.data).toEqual({
      publicSettings: { name: "Travesía" },
    });
    const page = await fetch(`${production.url}/graphql`, { headers: { accept: "text/html" } });
    expect(page.headers.get("content-type")).not.toContain("html");
  });
  it("there is no mailbox", async () => {
    expect((await fetch(`${production.url}/dev/mailbox.json`)).status).toBe(404);
  });
});
