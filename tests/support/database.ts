import { createHash, randomBytes } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { MikroORM } from "@mikro-orm/postgresql";
import pg from "pg";
import { inject } from "vitest";
import { ormOptions } from "../../api/src/core/database/orm.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Superuser's address of the test server. */
    adminUrl: string;
    /** Name of the migrated, empty database that the others are copies of. */
    template: string;
  }
}

/** One database of one test file. */
export interface TestDatabase {
  readonly url: string;
  /** Drops it, with whatever is still connected. */
  drop(): Promise<void>;
}

/** A fresh copy of the migrated template, about 40 ms. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const adminUrl = inject("adminUrl");
  const name = `travesia_test_${Date.now().toString(36)}_${randomBytes(4).toString("hex")}`;
  await asAdmin(adminUrl, (admin) => admin.query(`create database ${name} template ${inject("template")} owner travesia`));
  return {
    url: applicationUrl(adminUrl, name),
    drop: () => asAdmin(adminUrl, (admin) => admin.query(`drop database if exists ${name} with (force)`)).then(() => undefined),
  };
}

/** Makes the template of the present migrations unless it exists; two runs at once make it once. Answers its name. */
export async function prepareTemplate(adminUrl: string): Promise<string> {
  const template = `travesia_template_${await hashOfMigrations()}`;
  await asAdmin(adminUrl, async (admin) => {
    await admin.query("select pg_advisory_lock(1)");
    const { rowCount } = await admin.query("select 1 from pg_database where datname = $1", [template]);
    if (rowCount) return;
    await admin.query(`drop database if exists ${template}_draft with (force)`);
    await admin.query(`create database ${template}_draft owner travesia`);
    const orm = await MikroORM.init(ormOptions(applicationUrl(adminUrl, `${template}_draft`), []));
    try {
      await orm.migrator.up();
    } finally {
      await orm.close(true);
    }
    await admin.query(`alter database ${template}_draft rename to ${template}`);
  });
  return template;
}

/** Drops what killed runs left behind: databases of ours older than an hour that nobody uses. */
export async function dropLeftovers(adminUrl: string, template: string): Promise<void> {
  const leftovers = `select datname as name from pg_database d
    where datname ~ '^travesia_(test|template)_' and datname <> $1
      and (pg_stat_file('base/' || oid || '/PG_VERSION')).modification < now() - interval '1 hour'
      and not exists (select from pg_stat_activity a where a.datid = d.oid)`;
  await asAdmin(adminUrl, async (admin) => {
    const { rows } = await admin.query<{ name: string }>(leftovers, [template]);
    for (const { name } of rows) await admin.query(`drop database if exists ${name}`).catch(() => undefined);
  });
}

async function hashOfMigrations(): Promise<string> {
  const folder = fileURLToPath(new URL("../../api/src/migrations/", import.meta.url));
  const hash = createHash("sha256");
  for (const file of (await readdir(folder)).sort()) hash.update(file).update(await readFile(folder + file));
  return hash.digest("hex").slice(0, 16);
}

async function asAdmin<T>(adminUrl: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

function applicationUrl(adminUrl: string, database: string): string {
  const url = new URL(adminUrl);
  url.username = "travesia";
  url.pathname = `/${database}`;
  return url.href;
}
