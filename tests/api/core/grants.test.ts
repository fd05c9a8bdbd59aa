import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { openDatabase } from "../../../api/src/server/open-database.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { asAdmin, sameDatabase } from "../../support/server.ts";

let database: TestDatabase;
let dataDir: string;
let application: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), "travesia-grants-"));
  application = new pg.Client({ connectionString: database.url });
  await application.connect();
});
afterAll(async () => {
  await application?.end();
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const open = (databaseUrl: string, migrateDatabaseUrl: string | null) =>
  openDatabase({ dataDir, databaseUrl, migrateDatabaseUrl, readDatabaseUrl: null }, []);
const admin = () => sameDatabase(inject("server").admin, database.url);

/** Returns everything written to stderr during some work. */
async function said(work: () => Promise<unknown>): Promise<string> {
  const lines: string[] = [];
  const spy = vi.spyOn(process.stderr, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  await work().finally(() => spy.mockRestore());
  return lines.join("");
}

describe("the application's role", () => {
  it("owns no table, no function and no schema of ours", async () => {
    const { rows } = await application.query(
      `select relname from pg_class where pg_has_role(relowner, 'USAGE')
       union all select proname from pg_proc where pg_has_role(proowner, 'USAGE')
       union all select nspname from pg_namespace where pg_has_role(nspowner, 'USAGE')`,
    );
    expect(rows).toEqual([]);
  });

  it("may only add to tables that keep their rows, and read them", async () => {
    const { rows } = await application.query<{ table: string; may: string }>(
      `select table_name as table, string_agg(privilege_type, ' ' order by privilege_type) as may
       from information_schema.role_table_grants where grantee = 'travesia' group by 1
       having string_agg(privilege_type, ' ' order by privilege_type) <> 'DELETE INSERT SELECT UPDATE'
       order by 1`,
    );
    const kept = ["audit_chain", "audit_entries", "payment_reversals", "point_movements", "signatures"];
    for (const table of [...kept, "signed_versions", "dossier_seals"])
      expect(rows).toContainEqual({ table, may: "INSERT SELECT" });
    expect(rows).toContainEqual({ table: "migrations", may: "SELECT" });
  });

  it("changes only what changes of evidence", async () => {
    const { rows } = await application.query<{ table: string; may: string }>(
      `select table_name as table, string_agg(distinct column_name, ' ' order by column_name) as may
       from information_schema.column_privileges where grantee = 'travesia' and privilege_type = 'UPDATE'
         and table_name in ('consents', 'quote_events', 'quote_versions', 'contract_versions',
           'support_documents') group by 1 order by 1`,
    );
    expect(rows).toEqual([
      { table: "consents", may: "revoked_at" },
      { table: "quote_versions", may: "openings unfolded" },
      {
        table: "support_documents",
        may: "account_ending account_number account_print comprobante_id documento_id status updated_at version",
      },
    ]);
  });

  it.each([
    "update audit_entries set type = 'x'",
    "delete from audit_entries",
    "truncate audit_entries",
    "alter table audit_entries disable trigger all",
    "drop trigger audit_entries_keeps_rows on audit_entries",
    "drop table audit_entries cascade",
    `create or replace function refuse_change() returns trigger language plpgsql as $$ begin return old;
      end $$`,
    "set session_replication_role = replica",
    "create table mine (id int)",
    "delete from migrations",
    "delete from consents",
    "update consents set given = false",
    "delete from quote_events",
    "update quote_events set note = null",
    "delete from quote_versions",
    "update quote_versions set sha256 = ''",
    "delete from contract_versions",
    "update contract_versions set sha256 = ''",
    "update contract_versions set content = null",
    "delete from support_documents",
    "update support_documents set contenido = null",
    "delete from claims",
    "update claims set detail = 'x'",
    "update claims set filed_on = created_at",
    "drop trigger claims_keeps_evidence on claims",
    "drop function erase_quote_notes(uuid[])",
    "set role travesia_owner",
  ])("cannot %s", async (statement) => {
    await expect(application.query(statement)).rejects.toThrow(/permission denied|must be owner/);
  });
});

describe("with an own Postgres", () => {
  it("a table that a migration has just made is granted when the owner's address is given", async () => {
    await asAdmin(database.ownerUrl, (owner) => owner.query("create table fresh (id int)"));
    await expect(application.query("select from fresh")).rejects.toThrow("permission denied");
    expect(await said(async () => (await open(database.url, database.ownerUrl)).close())).toBe("");
    expect((await application.query("select from fresh")).rowCount).toBe(0);
  });

  it("one address for both starts, and says that the history is not protected from it", async () => {
    const line =
      "El historial no está protegido de la cuenta de la aplicación, que es la dueña de las tablas: ";
    const words = await said(async () => (await open(database.ownerUrl, null)).close());
    expect(words).toBe(`${line}define MIGRATE_DATABASE_URL con otra cuenta.\n`);
  });

  it("the application's address alone starts when nothing is to be migrated, and says nothing", async () => {
    expect(await said(async () => (await open(database.url, null)).close())).toBe("");
  });

  it("the application's address alone is one clear line when something is to be migrated", async () => {
    const forget = `with gone as (delete from migrations where id = (select max(id) from migrations)
      returning name)
      delete from migration_checksums c using gone where c.name = gone.name`;
    await asAdmin(database.ownerUrl, (owner) => owner.query(forget));
    await expect(open(database.url, null)).rejects.toThrow(
      /^La base de datos necesita migraciones y esta cuenta no es la dueña/,
    );
  });

  it("what an extension brought into the schema is nobody's table", async () => {
    const other = await createTestDatabase();
    await asAdmin(sameDatabase(inject("server").admin, other.url), (session) =>
      session.query("create extension pg_stat_statements schema public"),
    );
    const opened = await open(other.url, other.ownerUrl);
    await opened.close();
    await other.drop();
  });

  it("what would refuse after the migrations refuses before them", async () => {
    const other = await createTestDatabase();
    await asAdmin(sameDatabase(inject("server").admin, other.url), async (session) => {
      await session.query("create table foreign_one (id int)");
      await session.query("delete from migrations where name = '0111-demo-mark'");
      await session.query("delete from migration_checksums where name = '0111-demo-mark'; drop table demo");
    });
    await expect(open(other.url, other.ownerUrl)).rejects.toThrow("no es dueña de la tabla foreign_one");
    const { rows } = await asAdmin(other.ownerUrl, (session) =>
      session.query("select to_regclass('demo') as made"),
    );
    expect(rows).toEqual([{ made: null }]);
    await other.drop();
  });

  it("an owner that does not own a table is one clear line", async () => {
    const other = await createTestDatabase();
    await asAdmin(sameDatabase(inject("server").admin, other.url), (root) =>
      root.query("alter table packages owner to postgres"),
    );
    await expect(open(other.url, other.ownerUrl)).rejects.toThrow(
      /^La cuenta de MIGRATE_DATABASE_URL no es dueña de la tabla packages: /,
    );
    await other.drop();
  });
});

it("a wrong password is one clear line without it", async () => {
  const url = new URL(database.url);
  url.password = "equivocada";
  const opening = open(url.href, null);
  await expect(opening).rejects.toThrow(/cuenta o contraseña incorrectas\.$/);
  await expect(opening).rejects.not.toThrow(/equivocada/);
});

it("nobody comes in without a password, not even through the socket", async () => {
  for (const address of [admin(), database.url, database.ownerUrl]) {
    const url = new URL(address);
    url.password = "";
    const client = new pg.Client({ connectionString: url.href, password: () => "" });
    await expect(client.connect()).rejects.toThrow(/password/);
    // The server would wait for the password until its patience ends.
    await client.end();
  }
});
