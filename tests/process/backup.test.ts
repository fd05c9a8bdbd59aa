import { existsSync } from "node:fs";
import {
  appendFile,
  copyFile,
  mkdir,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  truncate,
  writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { newSecretKey } from "../../api/src/core/config/secret-key.ts";
import { verifyChain } from "../../api/src/core/chain/verify-chain.ts";
import { differencesOf, readCatalogue } from "../../api/src/core/migrations/catalogue.ts";
import { writtenMigrations } from "../../api/src/core/migrations/statements.ts";
import { onDatabaseOf, rowsOf } from "../releases/open.ts";
import { afterFile } from "../support/after-file.ts";
import { onDatabase, type TestApp } from "../support/app.ts";
import { createTestDatabase, ownerUrlOf } from "../support/database.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aPayableContract, aVerifiedPayment } from "../support/story/payments.ts";
import { aSentQuote } from "../support/story/quotes.ts";
import { aDataDir, type Ended, runCommand } from "./application.ts";

// What is built is run here, against an agency that works meanwhile.
const BACKUP_KEY = newSecretKey();
const SECRETS_KEY = newSecretKey();

type Environment = Readonly<Record<string, string>>;

/** A database without a table, and a folder without a file. */
async function anEmptyPlace() {
  const database = await createTestDatabase("template0");
  afterFile(() => database.drop());
  return {
    DATABASE_URL: database.url,
    MIGRATE_DATABASE_URL: database.ownerUrl,
    DATA_DIR: await aDataDir(),
    BACKUP_KEY,
    SECRETS_KEY,
  };
}

const refused = (line: string) => ({ code: 1, stdout: "", stderr: `${line}\n` });

let app: TestApp;
let folder: string;
let archive: string;
let here: Environment;
let made: Ended;

beforeAll(async () => {
  app = await anAppWithSales({ SECRETS_KEY });
  await app
    .as("owner")
    .ask("mutation ($password: String!) { startTwoFactor(password: $password) { secret } }", {
      password: "Travesia2026",
    });
  await aVerifiedPayment(app, (await aPayableContract(app)).id);
  // The history is chained, and something waits to be done.
  await app.sweep();
  await onDatabaseOf(app.databaseUrl, (client) =>
    client.query(`select graphile_worker.add_job('nothing.yet', payload := '{"id": 7}',
      run_at := '2200-01-01', job_key := 'a key', max_attempts := 12, queue_name := 'one at a time')`),
  );
  folder = await aDataDir();
  archive = join(folder, "respaldo.travesia");
  here = {
    DATABASE_URL: app.databaseUrl,
    MIGRATE_DATABASE_URL: ownerUrlOf(app.databaseUrl),
    DATA_DIR: app.app.services.config.dataDir,
    BACKUP_KEY,
    SECRETS_KEY,
  };
  made = await runCommand("backup", [archive], here);
});

const jobsOf = (url: string) =>
  onDatabaseOf(url, async (client) => {
    const { rows } = await client.query(
      `select t.identifier, j.payload, j.run_at, j.attempts, j.max_attempts, j.key
       from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       order by j.id`,
    );
    return rows as readonly object[];
  });

const sequencesOf = (url: string) =>
  onDatabaseOf(url, async (client) => {
    const { rows } = await client.query<{ name: string; value: string }>(
      `select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public'
        order by 1`,
    );
    return rows;
  });

describe("a backup that is made while the agency works", () => {
  it("says what it holds, lies there for its owner alone, and leaves nothing half-made", async () => {
    expect(made).toMatchObject({ code: 0, stderr: "" });
    expect(made.stdout).toMatch(
      /^Respaldo listo en .*: [\d.]+ filas y [\d.]+ archivos, [\d.,]+ MB en [\d.,]+ s\.\n$/,
    );
    expect((await stat(archive)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(["respaldo.travesia"]);
  });

  it("shows nothing of anybody to who has no key", async () => {
    const bytes = await readFile(archive);
    expect(JSON.parse(bytes.subarray(0, bytes.indexOf("\n")).toString())).toMatchObject({
      travesia: "backup",
      format: 1,
      files: true,
    });
    expect(bytes.includes("travesia.test")).toBe(false);
  });

  it("does not take the place of another", async () => {
    expect(await runCommand("backup", [archive], here)).toEqual(
      refused(`Ya existe ${archive}: usa otro nombre.`),
    );
  });
});

describe("restored into an empty place", () => {
  let there: Awaited<ReturnType<typeof anEmptyPlace>>;
  let restored: Ended;
  let before: Awaited<ReturnType<typeof rowsOf>>;

  beforeAll(async () => {
    before = await rowsOf(here["MIGRATE_DATABASE_URL"] ?? "");
    there = await anEmptyPlace();
    restored = await runCommand("restore", [archive], there);
  });

  it("it says the same figures", () => {
    expect(restored).toMatchObject({ code: 0, stderr: "" });
    const figures = (text: string) => /: (.*) MB/.exec(text)?.[1];
    expect(figures(restored.stdout)).toBe(figures(made.stdout));
  });

  it("the schema is the one that the program makes, and its triggers work again", async () => {
    const [expected, found] = [
      await onDatabaseOf(app.databaseUrl, readCatalogue),
      await onDatabaseOf(there.DATABASE_URL, readCatalogue),
    ];
    expect(differencesOf(expected, found)).toEqual([]);
    const changing = onDatabaseOf(there.MIGRATE_DATABASE_URL, (client) =>
      client.query("delete from audit_entries"),
    );
    await expect(changing).rejects.toThrow();
  });

  it("every row is as it was, to the peso and to the letter", async () => {
    const after = await rowsOf(there.MIGRATE_DATABASE_URL);
    expect([...after.keys()].sort()).toEqual([...before.keys()].sort());
    // The applications count their own questions in this one.
    const kept = [...before].filter(([table]) => table !== "rate_limits");
    for (const [table, rows] of kept) expect([table, after.get(table)]).toEqual([table, rows]);
    expect(before.get("payments")).toHaveLength(1);
    expect(before.get("contracts")?.length).toBeGreaterThan(20);
  });

  it("sequences go on, and waiting jobs wait", async () => {
    expect(await sequencesOf(there.DATABASE_URL)).toEqual(await sequencesOf(app.databaseUrl));
    const jobs = await jobsOf(there.DATABASE_URL);
    expect(jobs.length).toBeGreaterThan(0);
    expect(jobs).toEqual(await jobsOf(app.databaseUrl));
  });

  it("the history follows its chain", async () => {
    const verified = await onDatabaseOf(there.DATABASE_URL, (client) => verifyChain(client, []));
    expect(Number(verified.links)).toBeGreaterThan(100);
    expect(verified.faults.filter(({ kind }) => kind !== "unchained")).toEqual([]);
  });

  it("every file has its bytes", async () => {
    const { rows } = await onDatabaseOf(there.DATABASE_URL, (client) =>
      client.query<{ key: string }>("select key from stored_files"),
    );
    expect(rows.length).toBeGreaterThan(10);
    for (const { key } of rows) {
      const [one, other] = [here, there].map(({ DATA_DIR }) => readFile(join(DATA_DIR ?? "", "files", key)));
      expect([key, (await one)?.equals((await other) ?? Buffer.alloc(0))]).toEqual([key, true]);
    }
  });

  it("the agency goes on in it: signed in as before, with the next number, and a written file opens", async () => {
    const again = await onDatabase(there.DATABASE_URL, there.DATA_DIR, {
      MIGRATE_DATABASE_URL: there.MIGRATE_DATABASE_URL,
      SECRETS_KEY,
    });
    afterFile(() => again.close());
    const numbers = "{ quotes(limit: 1) { total items { quoteNumber } } }";
    const [one, other] = [await app.as("owner").ask(numbers), await again.as("owner").ask(numbers)];
    expect(other.quotes).toEqual(one.quotes);
    const { id } = await aSentQuote(again);
    await again.runJobs();
    const last = await again.as("owner").ask("query ($id: ID!) { quote(id: $id) { quoteNumber } }", { id });
    const before = await again.as("owner").ask("{ quotes(limit: 100) { items { quoteNumber } } }");
    const all = before.quotes.items.map(({ quoteNumber }: { quoteNumber: string }) => quoteNumber);
    expect(all.filter((number: string) => number === last.quote.quoteNumber)).toHaveLength(1);
    expect(last.quote.quoteNumber > one.quotes.items[0].quoteNumber).toBe(true);
  });

  it("it is not restored into what is there, whether tables or files", async () => {
    const TAKEN =
      "Ahí ya hay datos: un respaldo solo se restaura donde no hay nada. Usa otra DATA_DIR, u otra base de datos y otro lugar de archivos.";
    expect(await runCommand("restore", [archive], there)).toEqual(refused(TAKEN));
    const place = await anEmptyPlace();
    await mkdir(join(place.DATA_DIR, "files"));
    await writeFile(join(place.DATA_DIR, "files", "una-foto"), "de otra agencia");
    expect(await runCommand("restore", [archive], place)).toEqual(refused(TAKEN));
  });
});

describe("it is refused with one line", () => {
  const inEmptyPlace = async (environment: Environment, file = archive) => {
    const place = await anEmptyPlace();
    const ended = await runCommand("restore", [file], { ...place, ...environment });
    const tables = await onDatabaseOf(place.DATABASE_URL, (client) =>
      client.query("select from pg_tables where schemaname = 'public'"),
    );
    const files = await readdir(join(place.DATA_DIR, "files"), {
      recursive: true,
      withFileTypes: true,
    }).catch(() => []);
    // Whatever it is refused for, nothing was left behind.
    expect([tables.rowCount, files.filter((file) => file.isFile()).length]).toEqual([0, 0]);
    return ended;
  };

  it.each(["backup", "restore"] as const)("%s without BACKUP_KEY", async (command) => {
    const other = join(folder, "otro.travesia");
    const ended = await runCommand(command, [command === "backup" ? other : archive], {
      ...here,
      BACKUP_KEY: "",
    });
    expect(ended).toEqual(
      refused(
        "Falta BACKUP_KEY, la llave de los respaldos: 32 bytes en base64, por ejemplo los de openssl rand -base64 32.",
      ),
    );
  });

  it("by another BACKUP_KEY", async () => {
    expect(await inEmptyPlace({ BACKUP_KEY: newSecretKey() })).toEqual(
      refused("BACKUP_KEY no es la llave con la que se cifró este respaldo."),
    );
  });

  it("without SECRETS_KEY, and by another one", async () => {
    expect(await inEmptyPlace({ SECRETS_KEY: "" })).toEqual(
      refused(
        "Falta SECRETS_KEY: los secretos de este respaldo están cifrados con ella (o con el archivo secrets.key de su DATA_DIR), que no viene en él.",
      ),
    );
    expect(await inEmptyPlace({ SECRETS_KEY: newSecretKey() })).toEqual(
      refused("SECRETS_KEY no es la llave con la que se cifraron los secretos de este respaldo."),
    );
  });

  it("when its end is missing, or bytes were changed or added", async () => {
    const { size } = await stat(archive);
    const copy = async (name: string) => {
      const path = join(folder, name);
      await copyFile(archive, path);
      return path;
    };
    const cut = await copy("cortado");
    await truncate(cut, size - 1_000);
    expect(await inEmptyPlace({}, cut)).toEqual(
      refused("El respaldo está incompleto: se cortó antes del final. No se restauró nada."),
    );
    const altered = await copy("alterado");
    const bytes = await readFile(altered);
    bytes[size - 500] = (bytes[size - 500] ?? 0) ^ 1;
    await writeFile(altered, bytes);
    const line = "El respaldo está dañado o fue alterado. No se restauró nada.";
    expect(await inEmptyPlace({}, altered)).toEqual(refused(line));
    const longer = await copy("alargado");
    await appendFile(longer, "más");
    expect(await inEmptyPlace({}, longer)).toEqual(refused(line));
  });

  it("when it is no archive, or is not there", async () => {
    const other = join(folder, "lista.csv");
    await writeFile(other, "nombre;correo\n");
    expect(await inEmptyPlace({}, other)).toEqual(refused(`${other} no es un respaldo de Travesía.`));
    const nowhere = join(folder, "nada");
    expect(await inEmptyPlace({}, nowhere)).toEqual(refused(`No se puede leer ${nowhere}: no existe.`));
  });

  it("when a later program wrote it", async () => {
    const database = await createTestDatabase();
    afterFile(() => database.drop());
    const [last] = writtenMigrations(app.app.services.orm).slice(-1);
    await onDatabaseOf(database.ownerUrl, (client) =>
      client.query(`insert into migrations (name) values ('9999-later');
        insert into migration_checksums values ('9999-later', '${last?.checksum}')`),
    );
    const later = join(folder, "posterior.travesia");
    const place = { ...here, DATABASE_URL: database.url, MIGRATE_DATABASE_URL: database.ownerUrl };
    expect(await runCommand("backup", [later], place)).toMatchObject({ code: 0 });
    expect((await inEmptyPlace({}, later)).stderr).toMatch(
      /^El respaldo es de otra versión de Travesía \([\d.]+, migración 9999-later\): 9999-later no es de este programa\. Usa esa versión o una posterior\.\n$/,
    );
  });

  it("where nothing is to be backed up, and no database is made for it", async () => {
    const DATA_DIR = await aDataDir();
    const path = join(folder, "vacío.travesia");
    expect(await runCommand("backup", [path], { DATA_DIR, BACKUP_KEY })).toEqual(
      refused(`No hay datos de Travesía en ${DATA_DIR}.`),
    );
    expect(existsSync(join(DATA_DIR, "postgres"))).toBe(false);
    expect(existsSync(path)).toBe(false);
  });

  it("when the disk is full, and its partial file is removed", async () => {
    // A device that is always full is in the place of the archive.
    const path = join(folder, "lleno.travesia");
    await rm(`${path}.partial`, { force: true });
    await symlink("/dev/full", `${path}.partial`);
    expect(await runCommand("backup", [path], here)).toEqual(
      refused(`El disco de ${path} está lleno: el respaldo no se hizo.`),
    );
    expect((await readdir(folder)).filter((name) => name.startsWith("lleno"))).toEqual([]);
  });
});

it("a file whose bytes are gone is counted, and the rest is backed up and restored", async () => {
  const { rows } = await onDatabaseOf(app.databaseUrl, (client) =>
    client.query<{ key: string }>("select key from stored_files order by id limit 1"),
  );
  await rm(join(here["DATA_DIR"] ?? "", "files", rows[0]?.key ?? ""));
  const path = join(folder, "sin-uno.travesia");
  const backup = await runCommand("backup", [path], here);
  expect(backup.stdout).toContain("Sin contenido en el almacenamiento: 1 archivo.\n");
  const restore = await runCommand("restore", [path], await anEmptyPlace());
  expect(restore).toMatchObject({ code: 0 });
  expect(restore.stdout).toContain("Sin contenido en el almacenamiento: 1 archivo.\n");
});
