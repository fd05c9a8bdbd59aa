import { readFileSync } from "node:fs";
import { parse } from "acorn";
import semver from "semver";
import { expect, it } from "vitest";
import { refusalOfNode } from "../../scripts/node-version.mjs";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

interface Package {
  readonly engines?: { readonly node?: string } | readonly string[];
  readonly cpu?: readonly string[];
}
const { packages } = JSON.parse(read("package-lock.json")) as {
  readonly packages: Readonly<Record<string, Package>>;
};
const nodeOf = ({ engines }: Package) => (engines && "node" in engines ? engines.node : undefined);

it("every package runs on every Node that package.json names, so that npm warns of none", () => {
  const named = nodeOf(packages[""]!)!;
  const refusing = Object.entries(packages).filter(
    // A bundled database for 32 bits there is none.
    ([, found]) => !found.cpu?.includes("ia32") && !semver.subset(named, nodeOf(found) ?? "*"),
  );
  expect(refusing.map(([path, found]) => [path, nodeOf(found)])).toEqual([]);
});

it("the start takes the Nodes that package.json names and refuses the others", () => {
  const named = nodeOf(packages[""]!)!;
  const versions = [
    "18.20.8",
    "20.20.2",
    "22.12.0",
    "22.20.0",
    "22.21.0",
    "22.23.3",
    "23.11.1",
    "24.8.0",
  ].concat(["24.9.0", "24.21.0", "25.9.0", "26.0.0", "26.10.0", "27.1.0", "28.0.0"]);
  const taken = versions.filter((version) => refusalOfNode(version) === null);
  expect(taken).toEqual(versions.filter((version) => semver.satisfies(version, named)));
  expect(taken).toEqual(["22.21.0", "22.23.3", "24.9.0", "24.21.0", "26.0.0", "26.10.0", "27.1.0", "28.0.0"]);
});

const entries = ["main", "doctor", "backup", "restore", "keys-rotate", "owner-link"];

it.each(entries)("api/src/%s.ts looks at its Node before it reads anything that needs another", (name) => {
  const lines = read(`api/src/${name}.ts`)
    .split("\n")
    .filter((line) => line && !line.startsWith("//"));
  expect(lines[0]).toBe('import { refuseOtherNodes } from "./supported-node.ts";');
  expect(lines[1]).toMatch(/^refuseOtherNodes\(2?\);$/);
  expect(lines.slice(2).join("\n")).not.toMatch(/^import |^export /m);
});

it("every program of api/dist that is run by hand is such an entry", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Readonly<Record<string, string>> };
  const run = Object.values(scripts).flatMap((line) => [
    ...[...line.matchAll(/node api\/dist\/([\w-]+)\.js/g)].map(([, name]) => name),
    ...[...line.matchAll(/command\.mjs ([\w-]+)/g)].map(([, name]) => name),
  ]);
  expect([...run, "main"].sort()).toEqual([...entries].sort());
});

it.each(["start", "node-version"])(
  "scripts/%s.mjs is understood by a Node of 2020, which it refuses",
  (name) => {
    expect(() =>
      parse(read(`scripts/${name}.mjs`), { ecmaVersion: 2020, sourceType: "module" }),
    ).not.toThrow();
  },
);
