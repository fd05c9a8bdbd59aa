import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { MikroORM } from "@mikro-orm/postgresql";
import { migrate } from "../../api/src/core/database/migrate.ts";
import { grant } from "../../api/src/core/database/grants.ts";
import { ormOptions } from "../../api/src/core/database/orm.ts";
import { asAdmin, at, type ServerUrls } from "./server.ts";

/**
 * Makes the template of the present migrations unless it exists; two runs at once make it once. Answers its
 * name.
 */
export async function prepareTemplate(server: ServerUrls): Promise<string> {
  const template = `travesia_template_${await hashOfMigrations()}`;
  await asAdmin(server.admin, async (admin) => {
    await admin.query("select pg_advisory_lock(1)");
    const { rowCount } = await admin.query("select 1 from pg_database where datname = $1", [template]);
    if (rowCount) return;
    await admin.query(`drop database if exists ${template}_draft with (force)`);
    await admin.query(`create database ${template}_draft owner travesia_owner`);
    const draft = at(server.owner, `${template}_draft`);
    const orm = await MikroORM.init(ormOptions(draft, []));
    try {
      await migrate(orm, draft, (session) => grant(session, "travesia"));
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
      and (pg_stat_file('base/' || oid || '/PG_VERSION', true)).modification < now() - interval '1 hour'
      and not exists (select from pg_stat_activity a where a.datid = d.oid)`;
  await asAdmin(adminUrl, async (admin) => {
    const { rows } = await admin.query<{ name: string }>(leftovers, [template]);
    for (const { name } of rows) await admin.query(`drop database if exists ${name}`).catch(() => undefined);
  });
}

/** Of the migrations, and of what applies them. */
async function hashOfMigrations(): Promise<string> {
  const source = fileURLToPath(new URL("../../api/src/", import.meta.url));
  const hash = createHash("sha256").update(await readFile(`${source}core/database/grants.ts`));
  for (const folder of [`${source}migrations/`, `${source}core/migrations/`])
    for (const file of (await readdir(folder)).sort())
      hash.update(file).update(await readFile(folder + file));
  return hash.digest("hex").slice(0, 16);
}
