import { copyFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { newSecretKey } from "../../api/src/core/config/secret-key.ts";
import { differencesOf, readCatalogue } from "../../api/src/core/migrations/catalogue.ts";
import { columnsOf, onDatabaseOf, rowsOf, theDatabaseOf } from "../releases/open.ts";
import { afterFile } from "../support/after-file.ts";
import { onDatabase } from "../support/app.ts";
import { createTestDatabase } from "../support/database.ts";
import { aQuote } from "../support/story/quotes.ts";
import { aDataDir, runCommand, runToItsEnd } from "./application.ts";

const BACKUP_KEY = newSecretKey();
const HOUR = 3_600_000;

describe("an upgrade of a database with data", () => {
  let here: Readonly<Record<string, string>>;
  let folder: string;
  let catalogue: Awaited<ReturnType<typeof readCatalogue>>;
  let rows: Awaited<ReturnType<typeof rowsOf>>;
  let at: Date;
  let columns: Awaited<ReturnType<typeof columnsOf>>;

  beforeAll(async () => {
    const old = await theDatabaseOf("0.1.0");
    afterFile(() => old.drop());
    const DATA_DIR = await aDataDir();
    here = { DATABASE_URL: old.url, MIGRATE_DATABASE_URL: old.ownerUrl, DATA_DIR, BACKUP_KEY };
    folder = join(DATA_DIR, "backups");
    at = new Date(old.remembered.at);
    catalogue = await onDatabaseOf(old.ownerUrl, readCatalogue);
    columns = await columnsOf(old.ownerUrl);
    rows = await rowsOf(old.ownerUrl, columns);
    const app = await onDatabase(old.url, DATA_DIR, { MIGRATE_DATABASE_URL: old.ownerUrl, BACKUP_KEY }, at);
    app.clock.advance({ minutes: 5 });
    await aQuote(app);
    await app.close();
  });

  it("is backed up before, and the archive is no restore of files", async () => {
    const archives = await readdir(folder);
    expect(archives).toEqual([expect.stringMatching(/^antes-de-actualizar-.*\.travesia$/)]);
    expect(await runCommand("restore", [join(folder, archives[0] ?? "")], here)).toEqual({
      code: 1,
      stdout: "",
      stderr:
        "Este respaldo es el de antes de una actualización y no trae los archivos: úsalo con npm run restore -- --before-upgrade.\n",
    });
  });

  it("going back says what is lost, and does nothing without --yes", async () => {
    const asked = await runCommand("restore", ["--before-upgrade"], here);
    expect(asked).toMatchObject({
      code: 1,
      stderr: "No se cambió nada. Para hacerlo: npm run restore -- --before-upgrade --yes\n",
    });
    expect(asked.stdout).toMatch(
      /^Volver a .*, antes de la última actualización \(.*\)\. Se pierde lo hecho desde entonces: 1 cotización, .*[\d.]+ líneas? de la historia\.\n$/,
    );
    expect((await onDatabaseOf(here["MIGRATE_DATABASE_URL"] ?? "", readCatalogue)).length).toBeGreaterThan(
      catalogue.length,
    );
  });

  it("is refused while somebody works in it", async () => {
    const asked = await onDatabaseOf(here["DATABASE_URL"] ?? "", () =>
      runCommand("restore", ["--before-upgrade", "--yes"], here),
    );
    expect(asked).toEqual({
      code: 1,
      stdout: "",
      stderr: "Travesía está en uso: detenla antes de volver atrás.\n",
    });
  });

  it("is reverted, schema and rows, and applied again", async () => {
    const back = await runCommand("restore", ["--before-upgrade", "--yes"], here);
    expect(back).toMatchObject({ code: 0, stderr: "" });
    expect(back.stdout).toContain("Inicia ahora la versión anterior de Travesía");
    const found = await onDatabaseOf(here["MIGRATE_DATABASE_URL"] ?? "", readCatalogue);
    // An extension stays, which may serve others too.
    const left = found.filter(({ kind }) => kind !== "extension");
    const made = catalogue.filter(({ kind }) => kind !== "extension");
    expect(differencesOf(made, left)).toEqual([]);
    // A second reversal does nothing, also where a later table is not there any more.
    const again = await runCommand("restore", ["--before-upgrade"], here);
    expect(again.stdout).toContain("Se pierde lo hecho desde entonces: nada.");
    const after = await rowsOf(here["MIGRATE_DATABASE_URL"] ?? "", columns);
    for (const [table, expected] of rows) expect([table, after.get(table)]).toEqual([table, expected]);
    const upgraded = await onDatabase(
      here["DATABASE_URL"] ?? "",
      here["DATA_DIR"] ?? "",
      { MIGRATE_DATABASE_URL: here["MIGRATE_DATABASE_URL"] ?? "" },
      at,
    );
    await upgraded.close();
  });

  it("of its archives three are kept, the newest; a new database has none", async () => {
    const [one = ""] = await readdir(folder);
    const earlier = ["01", "02", "03"].map((count) => `antes-de-actualizar-${count}.travesia`);
    for (const name of earlier) await copyFile(join(folder, one), join(folder, name));
    const old = await theDatabaseOf("0.1.0");
    afterFile(() => old.drop());
    const place = { ...here, DATABASE_URL: old.url, MIGRATE_DATABASE_URL: old.ownerUrl };
    const app = await onDatabase(old.url, here["DATA_DIR"] ?? "", place, new Date(at.getTime() + HOUR));
    await app.close();
    const kept = await readdir(folder);
    expect(kept).toHaveLength(3);
    expect(kept).toContain(earlier[2]);

    const empty = await createTestDatabase("template0");
    afterFile(() => empty.drop());
    const DATA_DIR = await aDataDir();
    const fresh = await onDatabase(empty.url, DATA_DIR, { MIGRATE_DATABASE_URL: empty.ownerUrl, BACKUP_KEY });
    await fresh.close();
    await expect(readdir(join(DATA_DIR, "backups"))).rejects.toThrow("ENOENT");
  });

  it("without room for the archive nothing is migrated, and one line says so", async () => {
    const old = await theDatabaseOf("0.1.0");
    afterFile(() => old.drop());
    const DATA_DIR = await aDataDir();
    const file = join(DATA_DIR, "un-archivo");
    await writeFile(file, "");
    const before = await onDatabaseOf(old.ownerUrl, readCatalogue);
    const ended = await runToItsEnd({
      LOG_LEVEL: "error",
      DEMO: "false",
      PORT: "0",
      DATABASE_URL: old.url,
      MIGRATE_DATABASE_URL: old.ownerUrl,
      DATA_DIR,
      BACKUP_KEY,
      BACKUP_DIR: join(file, "backups"),
    });
    expect(ended.code).toBe(1);
    expect(ended.stderr).toBe(
      `No se puede escribir en ${file}/backups: una parte de la ruta es un archivo.\n`,
    );
    expect(differencesOf(before, await onDatabaseOf(old.ownerUrl, readCatalogue))).toEqual([]);
  });
});
