import { createHash, randomBytes, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { drillNameOf } from "../../api/src/server/backup/drill-database.ts";
import { newSecretKey } from "../../api/src/core/config/secret-key.ts";
import { nameOf } from "../../api/src/core/database/session.ts";
import { judgeDrill } from "../../api/src/server/health/health.rules.ts";
import { measureDatabase } from "../../api/src/server/health/measure-database.ts";
import { onDatabaseOf, rowsOf } from "../releases/open.ts";
import { afterFile } from "../support/after-file.ts";
import { anApp, onDatabase, type TestApp } from "../support/app.ts";
import { at as instantOf, inDays } from "../support/calendar.ts";
import { Client } from "../support/client.ts";
import { ownerUrlOf } from "../support/database.ts";
import { asAdmin, at as onServer } from "../support/server.ts";
import { aQuote } from "../support/story/quotes.ts";
import { aDataDir } from "./application.ts";

// One day after the other: each night continues from the one before.
const BACKUP_KEY = newSecretKey();
let office: TestApp;
let folder: string;
let maker: string;
let night: TestApp;

/** A process of the same installation, by this role above the tables. */
async function aProcess(ownerUrl: string, more: Readonly<Record<string, string>> = { BACKUP_KEY }) {
  const { databaseUrl, app } = office;
  const environment = { MIGRATE_DATABASE_URL: ownerUrl, BACKUP_DIR: folder, ...more };
  const started = await onDatabase(databaseUrl, app.services.config.dataDir, environment);
  started.clock.set((night as TestApp | undefined)?.clock.now() ?? office.clock.now());
  return started;
}

/** Keeps so many files, each with other bytes. */
async function someFiles(count: number): Promise<void> {
  const kept = join(office.app.services.config.dataDir, "files");
  await mkdir(kept, { recursive: true });
  for (let n = 0; n < count; n++) {
    const bytes = randomBytes(1_000 + n);
    await writeFile(join(kept, `archivo-${n}`), bytes);
    await office.app.services.orm.em.fork().execute(
      `insert into stored_files (id, key, filename, content_type, size, sha256, owner_type, owner_id,
       created_at) values (gen_random_uuid(), ?, 'foto.png', 'image/png', ?, ?, 'picture', '1', ?)`,
      [`archivo-${n}`, bytes.length, createHash("sha256").update(bytes).digest("hex"), office.clock.now()],
    );
  }
}

beforeAll(async () => {
  office = await anApp();
  office.clock.set(instantOf(inDays(0), "10:00"));
  await aQuote(office);
  await someFiles(30);
  await office.sweep();
  folder = await aDataDir();
  const { admin } = inject("server");
  const role = `travesia_test_maker_${randomBytes(4).toString("hex")}`;
  await asAdmin(admin, (session) =>
    session.query(`create role ${role} login createdb inherit password 'm4ker' in role travesia_owner`),
  );
  afterFile(() => asAdmin(admin, (session) => session.query(`drop role if exists ${role}`)));
  const url = new URL(office.databaseUrl);
  [url.username, url.password] = [role, "m4ker"];
  maker = url.href;
  night = await aProcess(maker);
});
afterAll(() => night.close());

const second = () => drillNameOf(nameOf(office.databaseUrl));
const isThere = (database: string) =>
  asAdmin(inject("server").admin, async (session) => {
    const { rowCount } = await session.query("select from pg_database where datname = $1", [database]);
    return rowCount === 1;
  });
const drills = () =>
  onDatabaseOf(office.databaseUrl, async (client) => {
    const { rows } = await client.query<Record<string, unknown>>("select * from backup_drills");
    return rows;
  });
const asOwnerOfTables = (statement: string) =>
  onDatabaseOf(ownerUrlOf(office.databaseUrl), (client) => client.query<{ key: string }>(statement));
/** Runs what is due at an hour of a day in Bogota. */
const at = async (hour: string, days: number) => {
  night.clock.set(instantOf(inDays(days), hour));
  await night.sweep();
};
const archives = async () => (await readdir(folder)).sort();
/** Row of a person's day, in a session of the present: nights have passed. */
const dayOf = async (who: "owner" | "admin") => {
  const { services } = night.app;
  const account = { id: night.people[who].id, sessionsVersion: 1 };
  const token = await services.sessions.issue(account, randomUUID(), night.clock.now());
  const client = new Client(night.url, { authorization: `Bearer ${token}` });
  const { myDay } = await client.ask("{ myDay { kind total records { number person detail } } }");
  return (myDay as readonly { kind: string }[]).find(({ kind }) => kind === "backup_failed");
};
/** Figure of `/metrics`. */
const figure = async (name: string) =>
  new RegExp(`^travesia_backup_drill_${name} (.*)$`, "m").exec(
    await (await fetch(`${night.url}/metrics`)).text(),
  )?.[1];
/** Sentence of Salud, at the instant of the application's clock. */
const health = async () => {
  const facts = await measureDatabase(
    { databaseUrl: office.databaseUrl, migrateDatabaseUrl: null, readDatabaseUrl: null, dataDir: "" },
    night.clock,
    [],
  );
  if ("problem" in facts || !facts.drill) return null;
  return judgeDrill({ drill: { ...facts.drill, ageSeconds: 60 } }, true);
};

it("one of two processes at once makes a backup, restores it elsewhere and opens files of it", async () => {
  const other = await aProcess(maker);
  const before = await rowsOf(ownerUrlOf(office.databaseUrl));
  await Promise.all([night.app.worker.sweep(), other.app.worker.sweep()]);
  await Promise.all([night.app.worker.sweep(), other.app.worker.sweep()]);
  await Promise.all([night.runJobs(), other.runJobs()]);
  await other.close();
  expect(await archives()).toEqual([expect.stringMatching(/^noche-.*Z\.travesia$/)]);
  const [row, ...more] = await drills();
  expect(more).toEqual([]);
  expect(row).toMatchObject({ result: "restored", files: 20, failure: null });
  expect(row?.["rows"]).toBeGreaterThan(100);
  expect(await isThere(second())).toBe(false);
  // Nothing of the agency was touched, and no mail left twice.
  const after = await rowsOf(ownerUrlOf(office.databaseUrl));
  for (const [table, rows] of before)
    if (table !== "rate_limits" && table !== "backup_drills")
      expect([table, after.get(table)]).toEqual([table, rows]);
  expect(await health()).toMatchObject({
    state: "bien",
    text: expect.stringMatching(
      /^La última copia de seguridad se restauró en otra base de datos: [\d.]+ filas y 20 archivos abiertos en \d+ segundos?, hace 1 minuto\.$/,
    ),
  });
  expect(await dayOf("owner")).toBeUndefined();
  expect(await figure("success")).toBe("1");
  expect(Number(await figure("age_seconds"))).not.toBeNaN();
  expect(await figure("duration_seconds")).toBe(String(row?.["seconds"]));
});

it("at night it begins at two, once, and tries out the backup of the day before instead of another", async () => {
  const [{ ended_at: ended } = {}] = await drills();
  await at("01:59", 1);
  expect((await drills())[0]).toMatchObject({ ended_at: ended });
  await at("02:00", 1);
  await at("10:00", 1);
  expect((await drills())[0]).toMatchObject({
    ended_at: instantOf(inDays(1), "02:00"),
    result: "restored",
  });
  expect(await archives()).toHaveLength(1);
});

it("a second database that a broken-off drill left, with somebody in it, is dropped by the next", async () => {
  await asAdmin(inject("server").admin, (session) =>
    session.query(`create database ${second()} owner ${new URL(maker).username}`),
  );
  const somebody = new pg.Client({ connectionString: onServer(maker, second()) });
  somebody.on("error", () => undefined);
  await somebody.connect();
  await somebody.query("create table quotes (id int)");
  await at("10:00", 2);
  expect((await drills())[0]).toMatchObject({
    ended_at: night.clock.now(),
    result: "restored",
    failure: null,
  });
  expect(await isThere(second())).toBe(false);
  expect(await archives()).toHaveLength(2);
});

it("a damaged archive is said in Salud and in the owner's day alone, until one is good again", async () => {
  const newest = join(folder, (await archives()).at(-1) ?? "");
  const bytes = await readFile(newest);
  bytes[bytes.length - 500] = (bytes[bytes.length - 500] ?? 0) ^ 1;
  await writeFile(newest, bytes);
  await at("02:00", 3);
  const failure = "El respaldo está dañado o fue alterado.";
  expect((await drills())[0]).toMatchObject({ result: "failed", failure });
  expect(await isThere(second())).toBe(false);
  expect(await health()).toMatchObject({
    state: "falla",
    text: `La última copia de seguridad no se pudo restaurar (hace 1 minuto). ${failure}`,
  });
  expect(await dayOf("owner")).toMatchObject({
    total: 1,
    records: [{ number: "Copia de seguridad", person: "Operación", detail: "no se pudo restaurar" }],
  });
  expect(await dayOf("admin")).toBeUndefined();
  expect(await figure("success")).toBe("0");
  await at("10:00", 4);
  expect((await drills())[0]).toMatchObject({ result: "restored", failure: null });
  expect(await archives()).toHaveLength(3);
  expect(await dayOf("owner")).toBeUndefined();
});

it("a role that may not make databases reads the file alone, and Salud says what to do", async () => {
  await asOwnerOfTables("delete from backup_drills");
  const plain = await aProcess(ownerUrlOf(office.databaseUrl));
  await plain.sweep();
  await plain.close();
  expect((await drills())[0]).toMatchObject({ result: "read", files: 20, failure: null });
  expect(await health()).toMatchObject({
    state: "aviso",
    text: expect.stringMatching(
      /^La última copia de seguridad se leyó sin restaurarla \(.*\): falta permiso para crear otra base de datos\.$/,
    ),
    todo: "Dáselo a la cuenta dueña de las tablas (la de MIGRATE_DATABASE_URL): alter role … createdb.",
  });
});

it("a file whose bytes differ from its row is named, restored or read, and three nights are kept", async () => {
  const { rows } = await asOwnerOfTables("update stored_files set sha256 = repeat('0', 64) returning key");
  const keys = rows.map(({ key }) => key);
  const named = async () =>
    /^El archivo (.*) no es el que se guardó\.$/.exec(String((await drills())[0]?.["failure"]))?.[1];
  await at("10:00", 5);
  expect(keys).toContain(await named());
  expect(await archives()).toHaveLength(3);
  await asOwnerOfTables("delete from backup_drills");
  const plain = await aProcess(ownerUrlOf(office.databaseUrl));
  await plain.sweep();
  await plain.close();
  expect(keys).toContain(await named());
});

it("a night without any is in the owner's day after 36 hours", async () => {
  await asOwnerOfTables("update backup_drills set result = 'restored', failure = null");
  night.clock.advance({ hours: 35 });
  expect(await dayOf("owner")).toBeUndefined();
  night.clock.advance({ hours: 2 });
  expect(await dayOf("owner")).toMatchObject({
    records: [{ detail: "sin probar desde hace más de un día" }],
  });
});

it("a process that leaves breaks it off, drops the second database, and leaves the job to the next", async () => {
  night.clock.advance({ days: 2 });
  const leaving = await aProcess(maker);
  await leaving.app.worker.sweep();
  const running = leaving.runJobs().catch(() => undefined);
  await expect.poll(() => isThere(second()), { timeout: 20_000, interval: 20 }).toBe(true);
  await leaving.app.close();
  await running;
  expect(await isThere(second())).toBe(false);
  const jobs = await onDatabaseOf(office.databaseUrl, async (client) => {
    const { rows } = await client.query(
      "select attempts from graphile_worker.jobs where task_identifier = 'backup.drill'",
    );
    return rows;
  });
  expect(jobs).toEqual([{ attempts: 1 }]);
});

it("without BACKUP_KEY there is none, and none of before is missed", async () => {
  const off = await aProcess(maker, {});
  await off.sweep();
  expect(await drills()).toEqual([]);
  expect(judgeDrill(null, false)).toMatchObject({
    state: "sin_revisar",
    text: "Sin BACKUP_KEY no hay copia automática cada noche, ni prueba de que se puede restaurar.",
  });
  await off.close();
});
