// @vitest-environment happy-dom
import { roleLabels, type RoleNumber } from "@travesia/api/permissions";
import { describe, expect, it } from "vitest";
import { admits, type GuardedPath, type RouteGuard } from "../../../web/src/base/routes/route.ts";
import { routes } from "../../../web/src/app/routes/routes.ts";
import documentedPaths from "../../gateway/documented-paths.txt?raw";
import { ownRoutes, specifiedRoutes } from "./specified-routes.ts";

const table: readonly GuardedPath[] = routes;

describe("the route table", () => {
  it("knows every route of the specification, and admits whom it names", () => {
    const admitted = Object.fromEntries(table.map(({ path, guard }) => [path, admittedBy(guard)]));
    expect(admitted).toEqual({ ...specifiedRoutes, ...ownRoutes });
  });

  it("names every address once", () => {
    expect(new Set(table.map(({ path }) => path)).size).toBe(table.length);
  });

  it("takes no address that a REST call answers", () => {
    const calls = [...documentedPaths.matchAll(/^GET\s+(\S+)/gm)].map(([, call]) => segments(call!));
    const taken = table.filter(({ path }) => calls.some((call) => answers(call, segments(path))));
    expect(calls.length).toBeGreaterThan(80);
    expect(taken.map(({ path }) => path)).toEqual([]);
  });
});

const everybody = Object.keys(roleLabels).map(Number) as RoleNumber[];
const admittedBy = (guard: RouteGuard) =>
  guard === "public" ? "public" : everybody.filter((role) => admits(guard, role));

const segments = (path: string) =>
  path
    .toLowerCase()
    .replaceAll(/\{|(?<=\/):/g, "*")
    .split("/");
/** A parameter of the call matches any text; a word only itself. */
const answers = (call: readonly string[], path: readonly string[]) =>
  call.length === path.length &&
  call.every((segment, place) => segment.startsWith("*") || segment === path[place]);

it("my day leads a customer to their own first page", () => {
  expect(routes.find(({ path }) => path === "/mi-dia")?.sendHome).toBe(true);
});
