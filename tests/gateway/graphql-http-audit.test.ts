import { serverAudits } from "graphql-http";
import { describe, expect, it } from "vitest";
import { anApp } from "../support/app.ts";

const app = await anApp();

/** Optional rules of the specification that we answer in another way, each with its reason. */
const otherwise = new Set([
  // A GET that any page could send is asked for a header first: forged requests are stopped so.
  "MAY accept application/x-www-form-urlencoded formatted GET requests",
  "MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/graphql-response+json",
  "MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/json",
]);

/** Every rule of the GraphQL-over-HTTP specification, asked by the audit of its reference implementation. */
const audits = serverAudits({ url: () => `${app.url}/graphql` });

describe("GraphQL over HTTP", () => {
  it.each(audits.map((audit) => [audit.name, audit] as const))("%s", async (name, audit) => {
    const { status } = await audit.fn();
    expect(status === "ok").toBe(!otherwise.has(name));
  });
});
