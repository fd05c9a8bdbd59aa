import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { OTHER_POSTGRES } from "../support/own-server.ts";
import {
  bring,
  type Companion,
  companions,
  majors,
  type Name,
  ofEachMajor,
  programsFor,
  versionOf,
} from "./companions.ts";

/** Outcome of a companion: a line of the table at the end. */
interface Outcome {
  readonly companion: string;
  readonly version: string;
  readonly came: "passed" | "FAILED" | `not tried: ${string}`;
}

const say = (line: string) => void process.stdout.write(`${line}\n`);
const wanted = process.argv.slice(2);
const known = [...majors.map((major) => `postgres${major}`), ...Object.keys(companions)];
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  say(`no such companion: ${unknown.join(", ")}; there are ${known.join(", ")}`);
  process.exit(2);
}
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

/** Runs files of tests, and answers whether they passed. */
function passed(files: readonly string[], environment: Readonly<Record<string, string>> = {}): boolean {
  const projects = ["system", "companions"].flatMap((name) => ["--project", name]);
  const { status } = spawnSync("vitest", ["run", ...projects, ...files], {
    stdio: "inherit",
    env: { ...process.env, ...environment },
  });
  return status === 0;
}

/** Runs the tests of each major version against a server of it, in a temporary folder of its own. */
function onMajor(major: (typeof majors)[number]): Outcome {
  const companion = `PostgreSQL ${major}`;
  const programs = bring(major);
  const version = programs && versionOf(join(programs, "postgres"), "--version");
  if (!programs || !version) return { companion, version: "–", came: "not tried: npm did not bring it" };
  say(`== ${companion} (${version})`);
  const folder = join(tmpdir(), `travesia-postgres-${major}-${process.pid}`);
  mkdirSync(folder, { mode: 0o755 });
  const isFine = passed(ofEachMajor, { TMPDIR: folder, [OTHER_POSTGRES]: programs });
  rmSync(folder, { recursive: true, force: true });
  return { companion, version, came: isFine ? "passed" : "FAILED" };
}

/** Runs the tests of a companion with one version of its program. */
function beside(name: Name, program: string): Outcome {
  const { tests, version: word, package: packages, variable }: Companion = companions[name];
  const version = versionOf(program, word);
  if (version === null)
    return { companion: name, version: "–", came: `not tried: apt-get install ${packages}` };
  say(`== ${name} (${version})`);
  const came = passed(tests, variable ? { [variable]: program } : {}) ? "passed" : "FAILED";
  return { companion: name, version, came };
}

const outcomes = [
  ...majors.filter((major) => isWanted(`postgres${major}`)).map(onMajor),
  ...(Object.keys(companions) as Name[])
    .filter(isWanted)
    .flatMap((name) => programsFor(name).map((program) => beside(name, program))),
];
for (const { companion, version, came } of outcomes)
  say(`${companion.padEnd(14)} ${version.padEnd(8)} ${came}`);
// What was not tried has not passed.
process.exit(outcomes.every(({ came }) => came === "passed") ? 0 : 1);
