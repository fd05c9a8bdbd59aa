import "reflect-metadata";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MikroORM } from "@mikro-orm/postgresql";
import pg from "pg";
import { startEmbedded } from "../../api/src/server/postgres/embedded.ts";
import { ormOptions } from "../../api/src/core/database/orm.ts";
import { migrations } from "../../api/src/migrations/list.ts";
import { onDatabase } from "../support/app.ts";
import { rowsAsStatements } from "./rows.ts";
import { live, type Remembered } from "./story.ts";
import { presentSurface } from "./surface.ts";

/**
 * Writes the files of a release, for the tests that compare a later one with it: `npm run release:write
 * 0.1.0` at the release's own commit makes `0.1.0.sql` (the statements of its migrations, then its rows,
 * without the job queue), `0.1.0.json`, and the contracts of integrators: `0.1.0.graphql` and
 * `0.1.0.openapi.json`.
 */
const release = process.argv[2];
if (!release || !/^\d+\.\d+\.\d+$/.test(release))
  throw new Error("Which release? npm run release:write 0.1.0");
const written = (ending: string) => new URL(`${release}.${ending}`, import.meta.url);
const { graphql, openapi } = presentSurface();
await writeFile(written("graphql"), graphql);
await writeFile(written("openapi.json"), `${JSON.stringify(openapi)}\n`);
const folder = await mkdtemp(join(tmpdir(), "travesia-release-"));
const server = await startEmbedded(folder, { settings: { fsync: "off" } });
try {
  const remembered = await seed(server.url, server.ownerUrl);
  await writeFile(written("json"), `${JSON.stringify(remembered, null, 2)}\n`);
  const statements = [...(await migrationsAsStatements(server.url)), ...(await dump(server.adminUrl))];
  await writeFile(written("sql"), statements.map((statement) => `${statement.trim()};\n`).join(""));
} finally {
  await server.stop(0);
  await rm(folder, { recursive: true, force: true });
}

async function seed(url: string, ownerUrl: string): Promise<Remembered> {
  const app = await onDatabase(url, join(folder, "data"), { MIGRATE_DATABASE_URL: ownerUrl });
  try {
    const remembered = await live(app);
    // The queue is not written: what waits in it is done first.
    await app.runJobs();
    return remembered;
  } finally {
    await app.close();
  }
}

async function migrationsAsStatements(url: string): Promise<readonly string[]> {
  const orm = new MikroORM(ormOptions(url, []));
  const emitted = migrations.map(({ class: Written }) => {
    const migration = new Written(orm.em.getDriver(), orm.config);
    migration.up();
    return migration.getQueries().map(String);
  });
  await orm.close(true);
  return emitted.flat();
}

async function dump(adminUrl: string): Promise<readonly string[]> {
  const url = new URL(adminUrl);
  url.pathname = "/travesia";
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query("set timezone = 'UTC'");
    // A letter is large, and one is like the other.
    await client.query(
      "delete from mails where id not in (select id from mails order by created_at desc, id desc limit 3)",
    );
    return await rowsAsStatements(client);
  } finally {
    await client.end();
  }
}
