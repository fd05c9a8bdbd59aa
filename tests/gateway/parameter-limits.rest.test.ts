import { beforeAll, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../support/app.ts";
import { UNKNOWN } from "./trips.schema.ts";

interface Limits {
  /** The value, or a word for it. */
  readonly anyOf?: readonly [Limits, { readonly const: string }];
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: Limits;
}
interface Document {
  readonly paths: Readonly<Record<string, { readonly get?: { readonly parameters: readonly Parameter[] } }>>;
}

let app: TestApp;
let limited: readonly (readonly [address: string, value: string])[];
beforeAll(async () => {
  app = await anApp();
  const { paths } = (await app.as().rest<Document>("GET", "/docs/openapi.json")).body;
  limited = Object.entries(paths).flatMap(([path, { get }]) => {
    const filled = (get?.parameters ?? []).reduce(
      (address, { in: place, name, schema }) =>
        place === "path" ? address.replace(`{${name}}`, inPath(schema)) : address,
      path,
    );
    return (get?.parameters ?? []).flatMap(({ in: place, name, schema }) =>
      place === "query" ? beyond(schema).map((value) => [`${filled}?${name}=`, value] as const) : [],
    );
  });
});

const inPath = ({ type, enum: values }: Limits): string =>
  values?.[0] ?? (type === "integer" ? "1" : UNKNOWN);

/** Returns values just outside the documented range of a parameter. */
const beyond = ({ anyOf, minimum, maximum, maxLength }: Limits): string[] => [
  ...(anyOf ? beyond(anyOf[0]) : []),
  ...(minimum === undefined ? [] : [String(minimum - 1)]),
  ...(maximum === undefined ? [] : [String(maximum + 1)]),
  ...(maxLength === undefined ? [] : ["x".repeat(maxLength + 1)]),
];

describe("the limits that the document says of a parameter", () => {
  it("are the product's: values just outside are refused", async () => {
    expect(limited.length).toBeGreaterThan(90);
    const taken: string[] = [];
    for (const [address, value] of limited) {
      const { status } = await app.as("owner").rest("GET", `${address}${value}`);
      if (status !== 400) taken.push(`${status} ${address}${value.slice(0, 20)}`);
    }
    expect(taken).toEqual([]);
  });

  it("name the size of a page and its default", async () => {
    const { paths } = (await app.as().rest<Document>("GET", "/docs/openapi.json")).body;
    const schemaOf = (path: string, wanted: string) =>
      paths[path]?.get?.parameters.find(({ name }) => name === wanted)?.schema;
    expect(schemaOf("/quotes", "limit")).toMatchObject({ minimum: 1, maximum: 100, default: 10 });
    expect(schemaOf("/api/notifications", "limit")).toMatchObject({ maximum: 100, default: 20 });
    expect(schemaOf("/v1/changes", "limit")).toMatchObject({ maximum: 1_000, default: 100 });
    expect(schemaOf("/quotes", "created_from")).toMatchObject({ type: "string", format: "date" });
  });
});
