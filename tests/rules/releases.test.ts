import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { CriticalityLevel, diff } from "@graphql-inspector/core";
import { buildSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { type OpenApi, restChanges } from "../releases/rest-changes.ts";
import { presentSurface } from "../releases/surface.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const read = (path: string) => readFileSync(join(root, path), "utf8");
const releases = globSync("tests/releases/*.graphql", { cwd: root }).map((path) =>
  basename(path, ".graphql"),
);

/** Returns the changes that break an integrator of GraphQL, by the place that changed: `Quote.tipoHotel`. */
async function graphqlChanges(before: string, after: string): Promise<string[]> {
  const schemas = [before, after].map((sdl) => buildSchema(sdl, { assumeValidSDL: true }));
  const changes = await diff(schemas[0]!, schemas[1]!);
  return changes
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .map(({ path, message }) => `${path ?? ""}: ${message}`);
}

describe("what integrators write against", () => {
  const present = presentSurface();
  const changelog = read("CHANGELOG.md");
  // The line of the changelog names the place as these lists do: `Quote.tipoHotel`, `ContractWire.total`.
  const unsaid = (changes: readonly string[]) =>
    changes.filter((change) => !changelog.includes(`\`${change.slice(0, change.lastIndexOf(": "))}\``));

  it("is kept of each release", () => {
    expect(releases.toSorted()).toEqual(
      globSync("tests/releases/*.sql", { cwd: root })
        .map((path) => basename(path, ".sql"))
        .toSorted(),
    );
  });
  it.each(releases)("has in the changelog what breaks GraphQL of %s", async (release) => {
    expect(unsaid(await graphqlChanges(read(`tests/releases/${release}.graphql`), present.graphql))).toEqual(
      [],
    );
  });
  it.each(releases)("has in the changelog what breaks REST of %s", (release) => {
    const before = JSON.parse(read(`tests/releases/${release}.openapi.json`)) as OpenApi;
    expect(unsaid(restChanges(before, present.openapi))).toEqual([]);
  });
});

describe("a change of GraphQL", () => {
  it("breaks by a removal, another type or a new requirement, and by nothing else", async () => {
    const before = "type Query { a: Int b(x: Int): Int c: Int! d: Kind } enum Kind { one two }";
    const after = `type Query { b(x: Int, y: Int!): Int "Said." c: Int! d: Kind e: Int } enum Kind { one }`;
    expect((await graphqlChanges(before, after)).map((change) => change.split(":")[0]).toSorted()).toEqual([
      "Kind.two",
      "Query.a",
      "Query.b.y",
    ]);
  });
});

describe("a change of REST", () => {
  const trip = {
    type: "object",
    properties: { total: { type: ["integer", "null"] }, place: { type: "string" } },
  };
  const sent = {
    type: "object",
    properties: { people: { type: "integer" }, kind: { enum: ["air", "land"] } },
  };
  const document = ({
    answered = trip as object,
    body = sent as object,
    parameters = [{ name: "page", in: "query" }] as readonly object[],
    path = "/trips",
  } = {}): OpenApi => ({
    paths: {
      [path]: {
        post: {
          parameters,
          requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/Sent" } } } },
          responses: { 200: { content: { "application/json": { schema: { allOf: [answered] } } } } },
        },
      },
    },
    components: { schemas: { Sent: body } },
  });
  const changed = (parts: Parameters<typeof document>[0]) => restChanges(document(), document(parts));

  it("breaks by a call or a parameter that is gone, and by a parameter that is asked for again", () => {
    expect(changed({ path: "/journeys" })).toEqual(["POST /trips: gone"]);
    expect(changed({ parameters: [] })).toEqual(["POST /trips page: gone"]);
    expect(changed({ parameters: [{ name: "page", in: "query", required: true }] })).toEqual([
      "POST /trips page: required",
    ]);
  });
  it("breaks by a field that no longer comes, or comes as something else", () => {
    expect(changed({ answered: { type: "object", properties: { total: { type: "string" } } } })).toEqual([
      "POST /trips 200 total: integer or null became string",
      "POST /trips 200 place: gone",
    ]);
  });
  it("breaks by a field or a value that is no longer taken, or is asked for again", () => {
    const body = {
      type: "object",
      properties: { kind: { enum: ["air"] }, days: { type: "integer" } },
      required: ["days"],
    };
    expect(changed({ body })).toEqual(["Sent.days: required", "Sent.people: gone", "Sent.kind.land: gone"]);
  });
  it("breaks nobody by an addition or a further accepted value", () => {
    const answered = {
      type: "object",
      properties: { ...trip.properties, total: { type: "integer" }, days: { type: "integer" } },
    };
    const body = {
      type: "object",
      properties: { people: { type: ["number", "null"] }, kind: { enum: ["air", "land", "sea"] } },
    };
    const parameters = [
      { name: "page", in: "query" },
      { name: "limit", in: "query" },
    ];
    expect(changed({ answered, body, parameters })).toEqual([]);
  });
});
