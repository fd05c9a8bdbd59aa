import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { schemaOf } from "../../api/src/core/graphql/schema.ts";
import { plansOf } from "../../api/src/gateway/mount.ts";
import { modules } from "../../api/src/modules.ts";

/**
 * The calls that a list names: lines such as `GET /quotes/{id}`, whatever stands after them; `#` begins a
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
const mounted = rows.map(({ method, path }) => places(`${method} ${path}`));
const documented = listed("documented-paths.txt").map(places);
const later = listed("later-paths.txt").map(places);

describe("the REST calls", () => {
  it("that are mounted are documented", () => {
    expect(mounted.filter((call) => !documented.includes(call))).toEqual([]);
  });
  it("that are documented are mounted, but for those that come later", () => {
    expect(documented.filter((call) => !mounted.includes(call) && !later.includes(call))).toEqual([]);
  });
  it("that are mounted are not left on the list of those that come later", () => {
    expect(later.filter((call) => mounted.includes(call) || !documented.includes(call))).toEqual([]);
  });

  const plans = plansOf({
    schema: schemaOf(modules),
    rows,
    fragments: modules.flatMap(({ fragments = [] }) => fragments),
  });
  it("are valid documents that keep the rules", () => expect(plans).toHaveLength(rows.length));
  it("say what was not found wherever something may be missing", () => {
    const mute = plans.filter(({ mayMiss, notFound }) => mayMiss && notFound === null);
    expect(mute.map(({ route }) => `${route.method} ${route.path}`)).toEqual([]);
  });
});
