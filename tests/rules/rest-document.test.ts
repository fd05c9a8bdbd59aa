import { createConfig, lintFromString } from "@redocly/openapi-core";
import { readdirSync, readFileSync } from "node:fs";
import { buildSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { presentSurface } from "../releases/surface.ts";

interface Call {
  readonly summary?: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly parameters: readonly { readonly name: string; readonly description?: string }[];
}
const { openapi, graphql } = presentSurface() as unknown as {
  graphql: string;
  openapi: {
    readonly tags: readonly { readonly name: string; readonly description: string }[];
    readonly paths: Readonly<Record<string, Readonly<Record<string, Call>>>>;
    readonly components: {
      readonly schemas: Readonly<Record<string, { properties: Record<string, object>; required: string[] }>>;
    };
  };
};
const calls = Object.entries(openapi.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, call]) => ({ name: `${method.toUpperCase()} ${path}`, call })),
);

/** Rules of the linter that documented paths break, which may not change. */
const broken = [
  // `/quotes/user/{userId}` beside `/quotes/{id}/approve`: the specification's own.
  "no-ambiguous-paths",
];

describe("the document of REST", () => {
  it("has neither an error nor a warning of the recommended rules", async () => {
    const config = await createConfig({ extends: ["recommended"] });
    const found = await lintFromString({
      source: JSON.stringify(openapi),
      absoluteRef: "/openapi.json",
      config,
    });
    expect(found.filter(({ ruleId }) => !broken.includes(ruleId)).map(({ message }) => message)).toEqual([]);
  });

  it("says of each call and each parameter what it is, in the parts of a sale", () => {
    const parts = openapi.tags.map(({ name }) => name);
    expect(parts.indexOf("Cotizaciones")).toBeLessThan(parts.indexOf("Pagos de clientes"));
    for (const { description } of openapi.tags) expect(description).toMatch(/\.$/);
    expect(calls.filter(({ call }) => !call.summary || !parts.includes(call.tags[0] ?? ""))).toEqual([]);
    const silent = calls.flatMap(({ name, call }) =>
      call.parameters.filter(({ description }) => !description).map((one) => `${name} ${one.name}`),
    );
    expect(silent).toEqual([]);
  });

  it("documents length, number, form and range as the product checks them", () => {
    const field = (input: string, name: string) => openapi.components.schemas[input]?.properties[name];
    expect(field("CreateQuoteInput", "destino")).toMatchObject({ maxLength: expect.any(Number) });
    expect(field("RegisterInput", "numero_cuenta")).toMatchObject({ pattern: "^[\\d\\s-]{0,30}$" });
    expect(openapi.components.schemas["CreateQuoteInput"]?.required).toContain("destino");
  });
});

describe("the pages for integrators", () => {
  const folder = new URL("../../docs/integrar/", import.meta.url);
  const pages = readdirSync(folder).filter((name) => name.endsWith(".md"));
  const found = (pattern: RegExp) =>
    pages.flatMap((name) =>
      [...readFileSync(new URL(name, folder), "utf8").matchAll(pattern)].map(([, named = ""]) => named),
    );

  it("name calls of REST that there are", () => {
    const named = found(/`((?:GET|POST|PUT|PATCH|DELETE) \/[^`\s]*)`/g);
    expect(named.length).toBeGreaterThan(8);
    const known = new Set(calls.map(({ name }) => name));
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  it("name mutations and subscriptions that there are", () => {
    const schema = buildSchema(graphql);
    const known = new Set(
      [schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
        Object.keys(type?.getFields() ?? {}),
      ),
    );
    const named = found(/\| `([a-z][A-Za-z]+)` +\|/g);
    expect(named.length).toBeGreaterThan(12);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });
});
