import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import pg from "pg";
import { openDatabase } from "../../api/src/server/open-database.ts";
import { migrations } from "../../api/src/migrations/list.ts";
import { asAdmin } from "../support/server.ts";
import { createTestDatabase } from "../support/database.ts";
import type { TestDatabase } from "../support/database.ts";

let dataDir: string;
let database: TestDatabase;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "travesia-open-"));
  database = await createTestDatabase();
});
afterAll(async () => {
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});
const config = (databaseUrl: string, migrateDatabaseUrl: string | null = null) => ({
  dataDir,
  databaseUrl,
  migrateDatabaseUrl,
  readDatabaseUrl: null,
});

it.each(["the first", "another"])("two who open an empty database at once migrate it once: %s", async () => {
  await asAdmin(database.ownerUrl, async (owner) => {
    await owner.query("drop schema public cascade");
    await owner.query("create schema public");
  });
  const both = config(database.url, database.ownerUrl);
  const opened = await Promise.all([openDatabase(both, []), openDatabase(both, [])]);
  const { rows } = await opened[0].readPool.query<{ name: string }>(
    "select name from migrations order by id",
  );
  expect(rows.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
  await Promise.all(opened.map((one) => one.close()));
});

it("the read pool cannot write, and both sides speak UTC", async () => {
  const { orm, readPool, close } = await openDatabase(config(database.url), []);
  await expect(readPool.query("insert into sequences values ('COT', 2026, 1)")).rejects.toThrow(
    "read-only transaction",
  );
  expect((await readPool.query("select current_setting('timezone') as zone")).rows).toEqual([
    { zone: "UTC" },
  ]);
  expect(await orm.em.fork().execute("select current_setting('timezone') as zone")).toEqual([
    { zone: "UTC" },
  ]);
  await close();
});

it.each([
  [
    "postgresql://ana:secreta@127.0.0.1:1/nada",
    "No se puede conectar con la base de datos de DATABASE_URL (127.0.0.1:1/nada): nadie responde en esa dirección.",
  ],
  [
    "postgresql://ana@no-such-host.invalid/nada",
    /^No se puede conectar con la base de datos de DATABASE_URL \(no-such-host\.invalid:5432\/nada\): /,
  ],
])("an unreachable DATABASE_URL is one clear line without its password: %s", async (url, line) => {
  await expect(openDatabase(config(url), [])).rejects.toThrow(line);
});

it("a database that does not exist is named", async () => {
  const url = new URL(database.url);
  url.pathname = "/no_existe";
  await expect(openDatabase(config(url.href), [])).rejects.toThrow(/no existe esa base de datos\.$/);
});

it("a search without accents finds accented names, in the database's own immutable function", async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  expect((await client.query("select plain_text('Ñandú ÁÉÍÓÚ') as text")).rows).toEqual([
    { text: "nandu aeiou" },
  ]);
  const sorted = `select string_agg(n, ' ' order by n collate es) as names
      from unnest(array['Zoe','Ñato','ana','Óscar','Nora']) n`;
  expect((await client.query(sorted)).rows).toEqual([{ names: "ana Nora Ñato Óscar Zoe" }]);
  await client.end();
});
