import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { schemaOf } from "../../api/src/core/graphql/schema.ts";
import { rowsOf } from "../../api/src/core/module.ts";
import { plansOf } from "../../api/src/gateway/mount.ts";
import { modules } from "../../api/src/modules.ts";

/**
 * The calls that a list names: lines such as `GET /quotes/{id}`, with any text after them; `#` begins a
 * comment.
 */
const listed = (file: string): string[] =>
  readFileSync(new URL(file, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line) => line.trim().split(/\s+/).slice(0, 2).join(" "));

/** Names of parameters are ours, their places are documented. */
const places = (call: string) => call.replace(/\{[^}]*\}|:\w+/g, "{}");

const rows = modules.flatMap(({ routes = [] }) => routes);
const calls = modules.flatMap((module) => module.calls ?? []);
const mounted = rows.map(({ method, path }) => places(`${method} ${path}`));
const documented = listed("documented-paths.txt").map(places);
const later = listed("later-paths.txt").map(places);

describe("the REST calls", () => {
  it("that are mounted are documented", () => {
    expect(mounted.filter((call) => !documented.includes(call))).toEqual([]);
  });
  it("that are documented are mounted, but for later ones", () => {
    expect(documented.filter((call) => !mounted.includes(call) && !later.includes(call))).toEqual([]);
  });
  it("that are mounted are not left on the list of later ones", () => {
    expect(later.filter((call) => mounted.includes(call) || !documented.includes(call))).toEqual([]);
  });

  it("beyond the specification are below /v1/, in a list of their own", () => {
    const own = calls.map(({ method, path }) => places(`${method} ${path}`));
    expect(own.toSorted()).toEqual(listed("calls.txt").map(places).toSorted());
    expect(own.filter((call) => !/^[A-Z]+ \/v1\//.test(call))).toEqual([]);
    expect(mounted.filter((call) => call.includes(" /v1/"))).toEqual([]);
    expect(mounted).toHaveLength(documented.length - later.length);
  });

  const plans = plansOf({
    schema: schemaOf(modules),
    rows: rowsOf(modules),
    fragments: modules.flatMap(({ fragments = [] }) => fragments),
  });
  it("are valid documents that keep the rules", () => expect(plans).toHaveLength(rows.length + calls.length));
  it("say what was not found wherever something may be missing", () => {
    const mute = plans.filter(({ mayMiss, notFound }) => mayMiss && notFound === null);
    expect(mute.map(({ route }) => `${route.method} ${route.path}`)).toEqual([]);
  });
});
