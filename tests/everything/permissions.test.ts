import { OperationTypeNode, subscribe } from "graphql";
import { beforeAll, describe, expect, it } from "vitest";
import { credentialsOf } from "../../api/src/core/auth/credentials.ts";
import { schemaOf } from "../../api/src/core/graphql/schema.ts";
import { accept } from "../../api/src/core/sockets/accept.ts";
import { asRefusal } from "../../api/src/core/failures/refusal.ts";
import { modules } from "../../api/src/modules.ts";
import { permissionMatrix } from "../permission-matrix.ts";
import { type Refused, refusalOf, refusalOfToken } from "../permission-refusals.ts";
import type { TestApp } from "../support/app.ts";
import { anAppWithSales } from "../support/sales.ts";
import { type Caller, everyCaller } from "../support/callers.ts";
import { expectRefused } from "../support/expect-refused.ts";
import { type Operation, operationsOf } from "../support/operations.ts";
import { documentedPlans } from "../support/rest-plans.ts";
import { family } from "../support/story/quotes.ts";

const schema = schemaOf(modules);
const operations = operationsOf(schema);
const plans = documentedPlans(schema);

let app: TestApp;
let callers: Caller[];
/** Application and callers for the sign-out, which ends the session of its caller for all later tests. */
let leaving: { readonly app: TestApp; readonly callers: Caller[] };
beforeAll(async () => {
  app = await anAppWithSales();
  callers = await everyCaller(app);
  const another = await anAppWithSales();
  leaving = { app: another, callers: await everyCaller(another) };
});

it("the matrix names every operation and no other", () => {
  expect(Object.keys(permissionMatrix).sort()).toEqual(operations.map(({ name }) => name).sort());
});

const outcomeOf = (code: unknown, message: unknown): Refused | null =>
  code === "UNAUTHENTICATED" || code === "FORBIDDEN" ? { code, message: String(message) } : null;

/**
 * Returns the refusal of an caller by an operation without any of its variables; null when they are let in,
 * whatever comes then.
 */
async function refusal({ kind, document, name }: Operation, { headers }: Caller): Promise<Refused | null> {
  if (kind === OperationTypeNode.SUBSCRIPTION) return listening(document, headers);
  const { errors } = await (name === "signOut" ? leaving.app : app).as().with(headers).freely.gql(document);
  return outcomeOf(errors?.[0]?.extensions?.code, errors?.[0]?.message);
}

async function listening(document: string, headers: Caller["headers"]): Promise<Refused | null> {
  const origin = { requestId: "1", channel: "graphql", ip: null, userAgent: null } as const;
  const contextValue = await app.app.contexts.of(credentialsOf(headers), origin);
  const refusalIn = async () => {
    // Permission is decided before the input is looked at.
    const heard = await subscribe(accept(schema, { query: document }, contextValue));
    if ("next" in heard) void heard.return(undefined);
    return "next" in heard ? null : asRefusal(heard.errors?.[0]);
  };
  const refused = await refusalIn().catch((error: unknown) => asRefusal(error));
  return outcomeOf(refused?.code, refused?.message);
}

describe("by GraphQL, without variables", () => {
  it.each(operations.map((operation) => [`${operation.kind} ${operation.name}`, operation] as const))(
    "%s",
    async (_, operation) => {
      const asking = operation.name === "signOut" ? leaving.callers : callers;
      const found = await Promise.all(
        asking.map(async (caller) => [caller.name, await refusal(operation, caller)]),
      );
      expect(Object.fromEntries(found)).toEqual(
        Object.fromEntries(
          callers.map((caller) => [caller.name, refusalOf(operation.name, operation.kind, caller)]),
        ),
      );
    },
  );
});

describe("by REST, with an empty body", () => {
  const id = "01890000-0000-7000-8000-000000000000";
  it.each(plans.map((plan) => [`${plan.route.method} ${plan.route.path}`, plan] as const))(
    "%s",
    async (_, { route, roots, operation }) => {
      const call = async ({ headers }: Caller) => {
        const body = route.method === "GET" ? undefined : {};
        const { status, body: said } = await app
          .as()
          .with(headers)
          .rest(route.method, route.path.replaceAll(/:\w+/g, id), body);
        if (status !== 401 && status !== 403) return null;
        return { status, ...said };
      };
      const expected = (caller: Caller) => {
        const refusals = roots
          .map(
            ({ field }) =>
              refusalOf(field.name, operation.operation, caller) ?? refusalOfToken(field.name, caller),
          )
          .filter((one) => one !== null);
        const refused = refusals.find(({ code }) => code === "UNAUTHENTICATED") ?? refusals[0];
        if (!refused) return null;
        const { code, message } = refused;
        return { status: code === "UNAUTHENTICATED" ? 401 : 403, success: false, message, error: code };
      };
      const found = await Promise.all(callers.map(async (caller) => [caller.name, await call(caller)]));
      expect(Object.fromEntries(found)).toEqual(
        Object.fromEntries(callers.map((caller) => [caller.name, expected(caller)])),
      );
    },
  );
});

describe("a quote of somebody's own", () => {
  const document = `mutation ($input: CreateQuoteInput!) { createQuote(input: $input) { source } }`;
  it.each(["cliente", "contador"] as const)("is not for the %s to make", async (who) => {
    expectRefused(
      await app.as(who).gql(document, { input: family }),
      "FORBIDDEN",
      "No tienes permisos para crear cotizaciones.",
    );
    expectRefused(
      await app.as(who).gql(document, { input: { adultos: -1 } }),
      "FORBIDDEN",
      "No tienes permisos para crear cotizaciones.",
    );
    const { status, body } = await app.as(who).rest("POST", "/quotes", "{ not JSON");
    expect([status, body.message]).toEqual([403, "No tienes permisos para crear cotizaciones."]);
  });
  it("is a visitor's only without a session", async () => {
    expect(await app.as().ask(document, { input: family })).toEqual({ createQuote: { source: "external" } });
    expect(await app.as("asesor").ask(document, { input: family })).toEqual({
      createQuote: { source: "internal" },
    });
  });
});
