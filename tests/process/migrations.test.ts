import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { MikroORM } from "@mikro-orm/postgresql";
import { ModuleKind, parseJsonConfigFileContent, sys, transpileModule } from "typescript";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import pg from "pg";
import { ormOptions } from "../../api/src/core/database/orm.ts";
import { openDatabase } from "../../api/src/server/open-database.ts";
import { refusalOf } from "../../api/src/core/migrations/adoption.ts";
import { type CatalogueEntry, readCatalogue } from "../../api/src/core/migrations/catalogue.ts";
import { writtenMigrations } from "../../api/src/core/migrations/statements.ts";
import { migrations } from "../../api/src/migrations/list.ts";
import { frozenChecksums } from "../../api/scripts/migrations/frozen.ts";
import { afterFile } from "../support/after-file.ts";
import { createTestDatabase } from "../support/database.ts";

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "travesia-migrations-"));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/**
 * Starts on a migrated database to which these statements were done; answers what the start says, and the
 * checksums that are noted afterwards.
 */
async function startAfter(...statements: readonly string[]) {
  const database = await createTestDatabase();
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  for (const statement of statements) await owner.query(statement);
  const said = await openDatabase(
    { dataDir, databaseUrl: database.url, migrateDatabaseUrl: database.ownerUrl, readDatabaseUrl: null },
    [],
  ).then(
    async (opened) => {
      await opened.close();
      return "started";
    },
    (error: Error) => error.message,
  );
  const noted = await checksumsOf(owner);
  await owner.end();
  await database.drop();
  return { said, noted };
}

async function checksumsOf(owner: pg.Client): Promise<Readonly<Record<string, string>> | null> {
  const { rowCount } = await owner.query("select 1 where to_regclass('migration_checksums') is not null");
  if (!rowCount) return null;
  const { rows } = await owner.query<{ name: string; checksum: string }>(
    "select name, checksum from migration_checksums order by name",
  );
  return Object.fromEntries(rows.map(({ name, checksum }) => [name, checksum]));
}

const forget = "drop table migration_checksums";
const lastName = migrations.at(-1)?.name ?? "";

it("every migration is noted with the checksum by which it was sealed", async () => {
  expect(await startAfter()).toEqual({ said: "started", noted: frozenChecksums() });
});

it("every migration emits the same once it is built", async () => {
  const folder = fileURLToPath(new URL("../../api/src/migrations/", import.meta.url));
  // Beside the packages, which the built files import.
  const beside = fileURLToPath(new URL("../../node_modules/.cache/", import.meta.url));
  await mkdir(beside, { recursive: true });
  const built = await mkdtemp(join(beside, "migrations-"));
  const { options } = parseJsonConfigFileContent(
    { extends: join(folder, "../../tsconfig.build.json") },
    sys,
    folder,
  );
  for (const file of (await readdir(folder)).filter((name) => name.endsWith(".ts"))) {
    const { outputText } = transpileModule(await readFile(join(folder, file), "utf8"), {
      compilerOptions: { ...options, module: ModuleKind.ESNext },
    });
    await writeFile(join(built, file.replace(/ts$/, "js")), outputText);
  }
  await writeFile(join(built, "package.json"), `{ "type": "module" }`);
  const list = (await import(pathToFileURL(join(built, "list.js")).href)) as {
    migrations: typeof migrations;
  };
  const orm = new MikroORM(ormOptions("postgresql://nobody@localhost/nothing", []));
  const sums = writtenMigrations(orm, list.migrations).map(({ name, checksum }) => [name, checksum]);
  await rm(built, { recursive: true });
  expect(Object.fromEntries(sums)).toEqual(frozenChecksums());
});

describe("a start refuses in one line", () => {
  it("when a migration was applied with other statements", async () => {
    const other = `update migration_checksums set checksum = repeat('0', 64) where name = '0001-schema'`;
    expect((await startAfter(other)).said).toBe(
      "La migración 0001-schema no es la que se aplicó a esta base de datos: su contenido cambió. " +
        "Usa el programa tal como se publicó. No se cambió nada.",
    );
  });

  it("when an applied migration has no checksum though others do", async () => {
    expect((await startAfter("delete from migration_checksums where name = '0002-behaviour'")).said).toMatch(
      /^La migración 0002-behaviour no es la que se aplicó/,
    );
  });

  it("when the database is ahead of the program", async () => {
    expect((await startAfter("insert into migrations (name) values ('9000-later')")).said).toBe(
      "La base de datos es más nueva que este programa: tiene la migración 9000-later, que aquí no existe. " +
        "Usa una versión posterior del programa. No se cambió nada.",
    );
  });
});

describe("a database of a program that noted no checksums", () => {
  it("is adopted when it is what its migrations make", async () => {
    expect(await startAfter(forget)).toEqual({ said: "started", noted: frozenChecksums() });
  });

  it("is adopted when somebody added a table and an index", async () => {
    const added = ["create table backups (id int)", "create index users_by_city on users (created_at)"];
    expect((await startAfter(forget, ...added)).said).toBe("started");
  });

  it("is refused in one line that names what differs, and stays as it is", async () => {
    const { said, noted } = await startAfter(forget, "alter table users drop column lastname cascade");
    expect(said).toContain(
      "La base de datos no es la que hizo la versión anterior: falta la columna users.lastname",
    );
    expect([said.split("\n").length, said.endsWith(" No se cambió nada."), noted]).toEqual([1, true, null]);
  });
});

describe("a database differs from the schema of its migrations", () => {
  let owner: pg.Client;
  let expected: readonly CatalogueEntry[];
  beforeAll(async () => {
    const database = await createTestDatabase();
    owner = new pg.Client({ connectionString: database.ownerUrl });
    await owner.connect();
    expected = await readCatalogue(owner);
    afterFile(async () => {
      await owner.end();
      await database.drop();
    });
  });

  it.each([
    [
      "alter table packages alter days type bigint",
      "la columna packages.days es «bigint not null» y debía ser «integer not null»",
    ],
    ["alter table users add nickname text", "sobra la columna users.nickname"],
    [
      "alter table payments drop constraint payments_balance_is_not_negative",
      "falta la restricción payments.payments_balance_is_not_negative",
    ],
    ["drop index quotes_destino_trigrams", "falta el índice quotes_destino_trigrams"],
    [
      "drop trigger signatures_keeps_rows on signatures",
      "falta el disparador signatures.signatures_keeps_rows",
    ],
    [
      `create or replace function refuse_change() returns trigger language plpgsql
        as 'begin return new; end'`,
      "la función refuse_change() es otra",
    ],
    [
      "alter table audit_entries disable trigger audit_entries_keeps_rows",
      "el disparador audit_entries.audit_entries_keeps_rows es «",
    ],
  ])("after: %s", async (change, difference) => {
    await owner.query("begin");
    await owner.query(change);
    const said = refusalOf(expected, await readCatalogue(owner));
    await owner.query("rollback");
    expect(said).toContain(`La base de datos no es la que hizo la versión anterior: ${difference}`);
    expect([said?.split("\n").length, said?.endsWith(" No se cambió nada.")]).toEqual([1, true]);
  });
});

it("a migration that fails leaves nothing of those before it, nor a checksum", async () => {
  const names = migrations.slice(3).map(({ name }) => `'${name}'`);
  const undone = [
    `delete from migrations where name in (${names.join(", ")})`,
    `delete from migration_checksums where name in (${names.join(", ")})`,
  ];
  const broken = "drop table commission_configs cascade";
  const { said, noted } = await startAfter(...undone, broken);
  expect(said).not.toBe("started");
  expect(Object.keys(noted ?? {})).toEqual(["0000-foundation", "0001-schema", "0002-behaviour"]);
  expect(lastName).not.toBe("0002-behaviour");
});
