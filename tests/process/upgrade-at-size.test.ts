import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openDatabase } from "../../api/src/server/open-database.ts";
import { apply } from "../../api/src/core/migrations/apply.ts";
import { migrations } from "../../api/src/migrations/list.ts";
import { onDatabaseOf, theDatabaseOf } from "../releases/open.ts";
import type { TestDatabase } from "../support/database.ts";
import { asAdmin, sameDatabase } from "../support/server.ts";
import { type HeldTable, HeldTables } from "./held-tables.ts";

/** Rows of each growing table; by hand also with a million (`UPGRADE_ROWS=1000000`). */
const ROWS = Number(process.env["UPGRADE_ROWS"] ?? 100_000);

/** Table that grows with every day of work, and the columns by which its rows differ. */
const growing = {
  quotes: "'id', md5(i::text)::uuid, 'quote_number', 'COT-X-' || i",
};

let database: TestDatabase;
let dataDir: string;
let adminUrl: string;
let owner: pg.Client;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "travesia-upgrade-"));
  database = await theDatabaseOf("0.2.0");
  adminUrl = sameDatabase(inject("server").admin, database.url);
  await asAdmin(adminUrl, grow);
  owner = new pg.Client({ connectionString: database.ownerUrl });
  owner.on("error", () => undefined);
  await owner.connect();
}, 600_000);
afterAll(async () => {
  await owner?.end();
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Multiplies a row of each growing table; triggers are off, as with every row of a release. */
async function grow(admin: pg.Client): Promise<void> {
  await admin.query("set session_replication_role = replica");
  for (const [table, keys] of Object.entries(growing)) {
    const { rows } = await admin.query<{ names: string }>(
      `select string_agg(quote_ident(attname), ', ') as names from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [table],
    );
    await admin.query(`insert into ${table} (${rows[0]!.names})
      select ${rows[0]!.names} from (select made.* from (select * from ${table} order by id limit 1) t,
        generate_series(1, ${ROWS}) i,
        lateral jsonb_populate_record(null::${table}, to_jsonb(t) || jsonb_build_object(${keys})) made) a`);
    await admin.query(`analyze ${table}`);
  }
}

/** Runs something, and returns the tables that it held against writers. */
async function heldDuring(work: () => Promise<unknown>): Promise<readonly HeldTable[]> {
  const tables = await HeldTables.watch(adminUrl);
  await work();
  return tables.end();
}

const long = (held: readonly HeldTable[]) => held.filter(({ milliseconds }) => milliseconds >= 1_000);

/** Runs the statements of a migration as they are written, in one transaction that is rolled back. */
const asWritten = (statements: readonly string[]) =>
  heldDuring(async () => {
    await owner.query("begin");
    for (const statement of statements) await owner.query(statement);
    await owner.query("rollback");
  });

const heldOf = (held: readonly HeldTable[], wanted: string): number =>
  held.find(({ table }) => table === wanted)?.milliseconds ?? 0;

const migration = (name: string, ...statements: readonly string[]) => ({
  name,
  statements,
  checksum: "0".repeat(64),
});

const rowsOf = async (statement: string) => (await owner.query(statement)).rows as readonly unknown[];

it("an upgrade of 0.2.0 applies every migration and holds no table for a second", async () => {
  const place = { dataDir, databaseUrl: database.url, migrateDatabaseUrl: database.ownerUrl };
  const held = await heldDuring(async () =>
    (await openDatabase({ ...place, readDatabaseUrl: null }, [])).close(),
  );
  expect(long(held)).toEqual([]);
  expect(
    await onDatabaseOf(database.ownerUrl, async (client) => {
      const { rows } = await client.query("select name from migrations order by name");
      return rows;
    }),
  ).toEqual(migrations.map(({ name }) => ({ name })));
});

describe("a migration of a table that people work with", () => {
  it("builds its indexes and compares the rows of before without holding the table", async () => {
    const next = migration(
      "9001-next",
      `create table "marks" ("id" uuid primary key)`,
      `alter table "quotes" add "mark_id" uuid null`,
      `alter table "quotes" add constraint "quotes_mark" foreign key ("mark_id") references "marks" ("id")`,
      `alter table "quotes" add constraint "quotes_go_somewhere" check (length(destino) < 1000)`,
      `create index "quotes_by_destino" on "quotes" ("destino", "id")`,
      `create unique index "quotes_by_number" on "quotes" ("quote_number")`,
    );
    const atOnce = await asWritten(next.statements);
    const held = await heldDuring(() => apply(owner, [next]));
    expect(heldOf(held, "quotes")).toBeLessThan(heldOf(atOnce, "quotes") / 3);
    expect(
      await rowsOf(`select conname, convalidated from pg_constraint
      where conname in ('quotes_mark', 'quotes_go_somewhere') order by conname`),
    ).toEqual([
      { conname: "quotes_go_somewhere", convalidated: true },
      { conname: "quotes_mark", convalidated: true },
    ]);
    expect(
      await rowsOf(`select indexrelid::regclass::text as name, indisvalid from pg_index
      where indexrelid::regclass::text in ('quotes_by_destino', 'quotes_by_number') order by 1`),
    ).toEqual([
      { name: "quotes_by_destino", indisvalid: true },
      { name: "quotes_by_number", indisvalid: true },
    ]);
    expect(await rowsOf("select statement from migration_steps")).toEqual([]);
  });

  it("updates the rows of before some at a time, and none of them twice when it is broken off", async () => {
    const fill = "update quotes set filled = filled + 1 where destino <> 'Luna'";
    const next = migration("9000-fill", 'alter table "quotes" add "filled" int not null default 0', fill);
    const atOnce = await asWritten(next.statements);
    const held = await heldDuring(() => apply(owner, [next]));
    expect(heldOf(held, "quotes")).toBeLessThan(heldOf(atOnce, "quotes") / 3);
    const filled = "select filled, count(*)::int as quotes from quotes group by 1 order by 1";
    const [all, ...others] = await rowsOf(filled);
    expect([all, others]).toEqual([{ filled: 1, quotes: expect.any(Number) as number }, []]);

    // What a killed upgrade leaves: the step, and how far it came.
    const [{ id }] = (await rowsOf("select id from quotes order by id offset 5000 limit 1")) as [
      { id: string },
    ];
    await owner.query("insert into migration_steps (statement, reached) values ($1, $2)", [fill, id]);
    await apply(owner, []);
    expect((await rowsOf(filled))[0]).toEqual({ filled: 1, quotes: 5_001 });
    expect(await rowsOf("select statement from migration_steps")).toEqual([]);
  });

  it("holds for new rows before the rows of before were compared", async () => {
    await owner.query("insert into migration_steps (statement) values ('select 1 / 0')");
    const next = migration(
      "9002-rule",
      `alter table "quotes" add constraint "no_moon" check (destino <> 'Luna')`,
    );
    // What an earlier upgrade left comes first, and fails here: nothing of the next one is done.
    await expect(apply(owner, [next])).rejects.toThrow("division by zero");
    expect(await rowsOf("select from pg_constraint where conname = 'no_moon'")).toEqual([]);
    await owner.query("delete from migration_steps");
    await apply(owner, [next]);
    await expect(owner.query("update quotes set destino = 'Luna'")).rejects.toThrow("no_moon");
  });

  it("goes on where it was broken off, with an index that was half built", async () => {
    // What a killed build leaves: an index that is not valid, and the step that wanted it.
    await asAdmin(adminUrl, async (admin) => {
      await admin.query("create index quotes_half on quotes (origen)");
      await admin.query("update pg_index set indisvalid = false where indexrelid = 'quotes_half'::regclass");
    });
    await owner.query(`insert into migration_steps (statement)
      values ('create index concurrently "quotes_half" on "quotes" ("origen")')`);
    await apply(owner, []);
    expect(
      await rowsOf("select indisvalid from pg_index where indexrelid = 'quotes_half'::regclass"),
    ).toEqual([{ indisvalid: true }]);
    expect(await rowsOf("select statement from migration_steps")).toEqual([]);
  });

  it("waits for a table that somebody holds, and lets those behind it go on", async () => {
    const reader = new pg.Client({ connectionString: database.url });
    const writer = new pg.Client({ connectionString: database.url });
    await Promise.all([reader.connect(), writer.connect()]);
    await reader.query("begin; select 1 from quotes limit 1");
    const applied = apply(owner, [migration("9003-column", `alter table "quotes" add "one_more" text null`)]);
    const waits = "select 1 from pg_stat_activity where query like '%one_more%' and wait_event_type = 'Lock'";
    while (!(await asAdmin(adminUrl, async (admin) => (await admin.query(waits)).rowCount)));
    const began = performance.now();
    await writer.query("select 1 from quotes limit 1");
    expect(performance.now() - began).toBeLessThan(5_000);
    await reader.query("rollback");
    await applied;
    expect(await rowsOf("select one_more from quotes limit 1")).toEqual([{ one_more: null }]);
    await Promise.all([reader.end(), writer.end()]);
  });
});
