import { createConfig, lintFromString } from "@redocly/openapi-core";
import { describe, expect, it } from "vitest";
import { schemaOf } from "../../api/src/core/graphql/schema.ts";
import { openApiOf, sectionsOf } from "../../api/src/gateway/openapi.ts";
import { readExamples } from "../../api/src/gateway/openapi.examples.ts";
import { modules } from "../../api/src/modules.ts";
import { undescribed } from "../examples/undescribed.ts";
import { type OpenApi, RestDocument } from "../support/rest-document.ts";
import { documentedPlans } from "../support/rest-plans.ts";

const examples = readExamples();
const schema = schemaOf(modules);
const openapi = openApiOf(
  documentedPlans(schema),
  schema,
  sectionsOf(modules),
  examples,
) as unknown as OpenApi;
const document = new RestDocument(openapi);
const parted = (call: string) => call.split(" ") as [method: string, path: string];

/** Calls that answer JSON, by their names. */
const answering = Object.entries(openapi.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { responses }]) => {
    const answered = responses["200"] ?? responses["201"];
    return answered?.content?.["application/json"] ? [`${method.toUpperCase()} ${path}`] : [];
  }),
);

/** Calls whose answers no test of the gateway makes as the document has them. */
const without: readonly string[] = [
  "POST /user/forgot-password",
  "PUT /user/change-password",
  "GET /contracts/templates",
  "POST /contracts/from-template/{templateId}",
  "POST /contracts/{id}/signature-code",
  "POST /commissions/request-payment",
];

/** Calls whose bodies no test of the gateway sends as the document spells them. */
const withoutBody: readonly string[] = [
  "POST /user/register",
  "POST /user/forgot-password",
  "PUT /user/change-password",
  "PUT /user/update/{id}",
  "PUT /user/reset-password/{id}",
  "PATCH /document-users/{id}/approve",
  "PATCH /quotes/{id}/reassign",
  "POST /quote-calculations",
  "POST /contracts/from-template/{templateId}",
  "POST /contracts/items/{itemId}/purchases-with-installments",
  "POST /payments/register-client-payment",
  "POST /payments/wompi",
  "POST /commissions",
  "PUT /commissions/{id}",
  "POST /commissions/request-payment",
  "PUT /commissions/{id}/pay",
  "POST /commissions/calculate",
  "POST /order",
  "DELETE /order/{id}",
  "PUT /api/notifications/preferences",
  "POST /api/notifications/bulk",
];

describe("the examples of the document of REST", () => {
  it("are there for every call that answers JSON, but the named ones", () => {
    expect(answering.filter((call) => !examples[call])).toEqual(without);
    expect(Object.keys(examples).filter((call) => !answering.includes(call))).toEqual([]);
  });

  it("are answers of today: each value as it is described, and no key that is not", () => {
    const wrong = Object.entries(examples).flatMap(([call, { status, response }]) => {
      const found = document.contradiction(...parted(call), { status, isJson: true, body: response });
      const more = undescribed(response, document.answerSchema(call, status), openapi);
      return [...(found ? [found] : []), ...more.map((key) => `${call} ${key}`)];
    });
    expect(wrong).toEqual([]);
  });

  it("are bodies that would be taken", () => {
    const sent = Object.entries(examples).filter(([, { request }]) => request !== undefined);
    const wrong = sent.flatMap(([call, { request }]) => {
      const found = document.wrongBody(call, request);
      const more = undescribed(request, document.bodySchema(call), openapi);
      return [...(found ? [`${call} ${found}`] : []), ...more.map((key) => `${call} ${key}`)];
    });
    expect(wrong).toEqual([]);
    const taking = answering.filter((call) => document.bodySchema(call));
    expect(taking.filter((call) => examples[call]?.request === undefined)).toEqual(withoutBody);
  });

  it("open nothing, name no machine and are short", () => {
    const text = JSON.stringify(examples);
    expect(text).not.toMatch(/localhost|127\.0\.0\.1|\beyJ[\w-]{8}|trv_|whsec_|[?&]token=(?!…)/);
    const lists = [...text.matchAll(/\},\{/g)];
    expect(lists).toEqual([]);
    expect(text.length).toBeLessThan(200_000);
  });

  it("are in the document, of which the linter finds no fault", async () => {
    // A key in two parts of a record, `Quote` with an id and `Quote` with its passengers, is no mistake.
    const config = await createConfig({
      extends: ["recommended"],
      rules: { "no-invalid-media-type-examples": { severity: "error", allowAdditionalProperties: true } },
    });
    const found = await lintFromString({
      source: JSON.stringify(openapi),
      absoluteRef: "/openapi.json",
      config,
    });
    expect(found.filter(({ ruleId }) => /example/.test(ruleId)).map(({ message }) => message)).toEqual([]);
    const { response } = examples["GET /quotes"]!;
    expect(JSON.stringify(openapi.paths["/quotes"])).toContain(JSON.stringify(response));
  });
});
