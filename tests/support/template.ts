import { createHash, type Hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { MikroORM } from "@mikro-orm/postgresql";
import { migrate } from "../../api/src/core/database/migrate.ts";
import { grant } from "../../api/src/core/database/grants.ts";
import { ormOptions } from "../../api/src/core/database/orm.ts";
import { START } from "./calendar.ts";
import { asAdmin, at, makeOnce, type ServerUrls } from "./server.ts";

const inRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const source = inRoot("api/src/");

/** Makes the template of the present migrations unless it exists; answers its name. */
export async function prepareTemplate(server: ServerUrls): Promise<string> {
  const template = `travesia_template_${await hashOfMigrations()}`;
  await makeOnce(server.admin, template, async (draft, admin) => {
    await admin.query(`create database ${draft} owner travesia_owner`);
    const address = at(server.owner, draft);
    const orm = await MikroORM.init(ormOptions(address, []));
    try {
      await migrate(orm, address, { afterwards: (session) => grant(session, "travesia") });
    } finally {
      await orm.close(true);
    }
  });
  return template;
}

/**
 * The name of the template with everybody of `people.ts` in it, which the first test file that wants it
 * makes: another for each state of the program that makes them, and for each instant of the tests' clock.
 */
export async function peopledTemplate(): Promise<string> {
  const hash = hashOf([...(await filesIn(source)), inRoot("package-lock.json")]);
  return `travesia_template_${hash.update(START.toISOString()).digest("hex").slice(0, 16)}_people`;
}

/**
 * The name of the template with sales, which begins as that with everybody, and of the folder of their files:
 * another when a story changes.
 */
export async function salesTemplate(peopled: string): Promise<string> {
  const hash = hashOf(await filesIn(inRoot("tests/support/")));
  return `travesia_template_${hash.update(peopled).digest("hex").slice(0, 16)}_sales`;
}

async function filesIn(folder: string): Promise<readonly string[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}

/**
 * The name of the template with the records of years: another for each state of the program that writes them.
 */
export async function filledTemplate(): Promise<string> {
  const folder = inRoot("tests/bench/fill/");
  const rows = hashOf((await readdir(folder)).sort().map((file) => folder + file));
  const hash = rows.update(await hashOfMigrations()).digest("hex");
  return `travesia_template_${hash.slice(0, 16)}_filled`;
}

/** Drops what killed runs left behind: databases of ours older than an hour that nobody uses. */
export async function dropLeftovers(adminUrl: string, templates: readonly string[]): Promise<void> {
  const leftovers = `select datname as name from pg_database d
    where datname ~ '^travesia_(test|template)_' and datname <> all ($1)
      and (pg_stat_file('base/' || oid || '/PG_VERSION', true)).modification < now() - interval '1 hour'
      and not exists (select from pg_stat_activity a where a.datid = d.oid)`;
  await asAdmin(adminUrl, async (admin) => {
    const { rows } = await admin.query<{ name: string }>(leftovers, [templates]);
    for (const { name } of rows) await admin.query(`drop database if exists ${name}`).catch(() => undefined);
  });
}

/** Returns the hash of the migrations, and of the code that applies them. */
async function hashOfMigrations(): Promise<string> {
  const migrations = [`${source}migrations/`, `${source}core/migrations/`].map(async (folder) =>
    (await readdir(folder)).sort().map((file) => folder + file),
  );
  const hash = hashOf([`${source}core/database/grants.ts`, ...(await Promise.all(migrations)).flat()]);
  return hash.digest("hex").slice(0, 16);
}

/** One after the other and at once: to wait for each of 1,500 takes ten times as long as to read it. */
function hashOf(paths: readonly string[]): Hash {
  const hash = createHash("sha256");
  for (const path of paths) hash.update(path).update(readFileSync(path));
  return hash;
}
