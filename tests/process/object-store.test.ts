import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newSecretKey } from "../../api/src/core/config/secret-key.ts";
import { onDatabaseOf } from "../releases/open.ts";
import { afterFile } from "../support/after-file.ts";
import type { Client } from "../support/client.ts";
import { createTestDatabase, ownerUrlOf } from "../support/database.ts";
import { until } from "../support/patience.ts";
import { anS3Server, type S3Server } from "../support/s3/s3-server.ts";
import { agencyInput, aPicture } from "../support/story/content.ts";
import { EXPORT, OPEN } from "../support/story/exports.ts";
import { aDataDir, type Process, runCommand, start } from "./application.ts";
import { aHouse } from "./house.ts";
import { aPricedQuote } from "./sale.rest.ts";

/** So many that their file goes to the store in parts. */
const PACKAGES = 10_000;
const BACKUP_KEY = newSecretKey();
const ONE = "query ($id: ID!) { myExport(id: $id) { status failure } }";
const AUDIT = "mutation { exportAudit(filter: {}) { url rows } }";
const KEEP = `mutation ($input: AgencySettingsInput!, $file: Upload) {
  updateAgencySettings(input: $input, file: $file) { logo } }`;
const NOT_KEPT = "No pudimos guardar el archivo. Inténtalo de nuevo en unos minutos.";

let house: Awaited<ReturnType<typeof aHouse>>;
let store: S3Server;
let app: Process;
let owner: Client;
beforeAll(async () => {
  house = await aHouse();
  await onDatabaseOf(house.DATABASE_URL, (client) =>
    client.query(
      `insert into packages (title, slug, detail, destino, category, city, location, lat, lng, price, days,
         cupos, images, chars, is_active, is_yapaya, created_at, updated_at)
       select 'Paquete ' || i || repeat(' de playa', 70), 'paquete-' || i, 'Con guía.', 'Nacionales',
         'Nacionales', 'Cartagena', 'Centro', '4.6', '-74.1', 600000 + i, 4, 10,
         array['/paisajes/cartagena.svg'], array['Hotel'], true, false, now(), now()
       from generate_series(1, ${PACKAGES}) i`,
    ),
  );
  store = await anS3Server();
  app = await start({ ...house, STORAGE_URL: store.address });
  owner = await app.signIn("owner");
});
beforeEach(() => {
  store.mood = "well";
  store.moodFor = null;
});

const columns = ["titulo", "ciudad", "precio", "creado"];

/** Has a list written to its end; answers what came of it. */
async function exported(format: string) {
  const input = { list: "packagePage", format, columns };
  const { id } = (await owner.ask(EXPORT, { input })).exportList;
  let made: { id: string; status: string; failure: string | null } | undefined;
  await until(async () => {
    made = { id, ...(await owner.ask(ONE, { id })).myExport };
    return made.status !== "waiting" && made.status !== "running";
  });
  return made;
}

/** Backs the house up into a file, out of its store. */
const backedUp = (archive: string) =>
  runCommand("backup", [archive], {
    ...house,
    MIGRATE_DATABASE_URL: ownerUrlOf(house.DATABASE_URL),
    BACKUP_KEY,
    STORAGE_URL: store.address,
  });

const opened = async (address: string) => (await fetch(app.url + new URL(address).pathname)).status;

describe("a process whose files are in an object store", () => {
  it.each(["csv", "ndjson", "xlsx"])("writes an export as %s", async (format) => {
    const made = await exported(format);
    expect(made).toMatchObject({ status: "ready", failure: null });
    expect(await opened((await owner.ask(OPEN, { id: made?.id })).openExport.url)).toBe(200);
  });

  it("writes the lines of the history", async () => {
    expect(await opened((await owner.ask(AUDIT)).exportAudit.url)).toBe(200);
  });

  it.each(["away", "breaks-off", "refuses-sums"] as const)(
    "goes on when the store is in the mood «%s», and says that the file was not kept",
    async (mood) => {
      store.mood = mood;
      expect(await exported("csv")).toMatchObject({ status: "failed", failure: NOT_KEPT });
      expect((await owner.gql(AUDIT)).errors?.[0]).toMatchObject({
        message: NOT_KEPT,
        extensions: { code: "UNAVAILABLE" },
      });
      store.mood = "well";
      expect(await exported("csv")).toMatchObject({ status: "ready" });
      expect(store.uploads.size).toBe(0);
    },
  );

  it("closes the connection of who reads a file where its store breaks off, notes it, and goes on", async () => {
    const { id } = (await exported("csv")) ?? {};
    const { id: quote } = await aPricedQuote(owner, "lector@example.com");
    const { updateAgencySettings } = await owner.ask(
      KEEP,
      { input: agencyInput },
      { file: await aPicture() },
    );
    const signed = async (answer: Promise<{ url: string }>) => new URL((await answer).url).pathname;
    const kinds = {
      "a picture": updateAgencySettings.logo ?? "",
      "a narrower picture": `${updateAgencySettings.logo}-320`,
      "an export by REST": `/v1/exports/${id}/file`,
      "a PDF at its address": await signed(
        owner.ask("query ($id: ID!) { quotePdf(id: $id) { url } }", { id: quote }).then((of) => of.quotePdf),
      ),
      "an export at its address": await signed(owner.ask(OPEN, { id }).then((of) => of.openExport)),
    };
    const read = async (path: string) =>
      (await fetch(app.url + path, { headers: owner.headers })).arrayBuffer();
    const notes = () => app.said().stdout.split("the storage of files broke off").length - 1;
    for (const [kind, path] of Object.entries(kinds)) {
      const { byteLength } = await read(path);
      expect([kind, byteLength]).not.toEqual([kind, 0]);
      const before = notes();
      store.mood = "breaks-off";
      store.moodFor = /^GET object/;
      await expect(read(path), kind).rejects.toThrow(/terminated|fetch failed/);
      await until(() => notes() === before + 1);
      store.mood = "well";
      expect([kind, (await read(path)).byteLength]).toEqual([kind, byteLength]);
    }
  });

  it.each(["away", "breaks-off"] as const)(
    "is not backed up by halves while its store is in the mood «%s»",
    async (mood) => {
      expect(await exported("csv")).toMatchObject({ status: "ready" });
      const folder = await aDataDir();
      store.mood = mood;
      store.moodFor = /^GET object/;
      const { code, stdout, stderr } = await backedUp(join(folder, "respaldo.travesia"));
      expect([code, stdout]).toEqual([1, ""]);
      expect(stderr).toMatch(/^El almacenamiento falló \(.+\): el respaldo no se hizo\.\n$/);
      expect((await readdir(folder)).filter((name) => name.startsWith("respaldo"))).toEqual([]);
    },
  );

  it("is backed up out of a slow store and restored into another one that is slow", async () => {
    await exported("csv");
    const archive = join(await aDataDir(), "respaldo.travesia");
    store.mood = "slow";
    expect(await backedUp(archive)).toMatchObject({ code: 0, stderr: "" });
    const database = await createTestDatabase("template0");
    afterFile(() => database.drop());
    const place = {
      DATABASE_URL: database.url,
      MIGRATE_DATABASE_URL: database.ownerUrl,
      DATA_DIR: house.DATA_DIR,
      BACKUP_KEY,
    };
    const other = await anS3Server();
    const there = { ...place, STORAGE_URL: other.address };
    other.mood = "away";
    other.moodFor = /^(PUT|POST)/;
    expect(await runCommand("restore", [archive], there)).toEqual({
      code: 1,
      stdout: "",
      stderr: "El almacenamiento falló (ServiceUnavailable). No se restauró nada.\n",
    });
    expect(other.objects.size).toBe(0);
    other.mood = "slow";
    other.moodFor = null;
    expect(await runCommand("restore", [archive], there)).toMatchObject({ code: 0, stderr: "" });
    expect(other.objects.size).toBeGreaterThan(0);
    for (const [key, { bytes }] of other.objects) expect(store.objects.get(key)?.bytes).toEqual(bytes);
  });
});
