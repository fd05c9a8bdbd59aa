import { statfs } from "node:fs/promises";
import type { Disk } from "flydrive";
import type pg from "pg";
import type { Logger } from "pino";
import { ConfigError } from "../../core/config/config.ts";
import type { SecretKey } from "../../core/config/secret-key.ts";
import type { Place } from "../open-database.ts";
import { nameOf } from "../../core/database/session.ts";
import type { SecretColumn } from "../../core/secrets/secret-box.ts";
import type { DrillResult } from "./backup-drill.entity.ts";
import { dropDrillDatabase, drillNameOf, makeDrillDatabase, mayMakeDatabases } from "./drill-database.ts";
import { newestBackup, nightlyPath, removeOldNights } from "./kept.ts";
import { type Counted, makeBackup } from "./make-backup.ts";
import { OpenedFiles } from "./opened-files.ts";
import { type Archive, openArchive, readArchive } from "./read-archive.ts";
import { refuseUnfit, restoreBackup } from "./restore-backup.ts";
import { CUT_OFF } from "./sealing.ts";
import { openSession } from "./sessions.ts";
import { rowsOf } from "./sums.ts";
import { saidCount } from "./texts.ts";

/** Parts of an installation that a drill of the newest backup needs. */
export interface DrillParts {
  readonly place: Place;
  /** Address of a role that may create databases; null when there is none besides the owner of the tables. */
  readonly makerUrl: string | null;
  /**
   * Folder of the embedded database, whose disk must also hold the second database; null for an external
   * PostgreSQL.
   */
  readonly embeddedIn: string | null;
  readonly disk: Disk;
  readonly secrets: readonly SecretColumn[];
  /** Keys of backups; the first one encrypts. */
  readonly keys: readonly SecretKey[];
  /** Keys that encrypt secrets in the rows; null when there are none. */
  readonly secretKeys: { readonly keys: readonly SecretKey[]; readonly name: string } | null;
  readonly folder: string;
  readonly now: Date;
  readonly log: Logger;
  readonly leaving: AbortSignal;
}

/** Result of one drill. */
export interface Drilled {
  readonly result: DrillResult;
  readonly seconds: number;
  readonly rows: number;
  /** Number of files that were opened. */
  readonly files: number;
  /** Reason of the failure as a sentence; null unless it failed. */
  readonly failure: string | null;
}

/** Maximum age in milliseconds of a backup that is tested instead of making another one. */
const RECENT = 20 * 3_600_000;
/** Number of bytes that must stay free on a disk. */
const SPARE = 500 * 1024 * 1024;
const UNEXPECTED = "Se interrumpió por un error inesperado: mira el registro de Travesía.";

/**
 * Tests that the newest backup can be restored, and makes a backup first when there is none from tonight. It
 * restores the backup into a second database on the same server, which is dropped afterwards, and opens
 * twenty of its files. When no database can be created, it only reads the file. Returns null when another
 * process is running a drill.
 */
export async function drill(parts: DrillParts): Promise<Drilled | null> {
  const { place, log, leaving } = parts;
  const begun = performance.now();
  const maker = await openSession(parts.makerUrl ?? place.ownerUrl);
  const name = drillNameOf(nameOf(place.url));
  try {
    if (!(await isAlone(maker, name))) return null;
    const found = await tryOut(parts, maker, name).catch((error: unknown): Omit<Drilled, "seconds"> => {
      if (leaving.aborted) throw error;
      if (!(error instanceof ConfigError)) log.error({ err: error }, "the drill of a backup failed");
      return { result: "failed", rows: 0, files: 0, failure: sentenceOf(error) };
    });
    return { ...found, seconds: Math.round((performance.now() - begun) / 1_000) };
  } finally {
    await maker.end().catch(() => undefined);
  }
}

/** Acquires the lock of the drill and returns whether it did; the lock lasts as long as the session. */
async function isAlone(maker: pg.ClientBase, name: string): Promise<boolean> {
  const { rows } = await maker.query<{ alone: boolean }>(
    "select pg_try_advisory_lock(hashtextextended($1, 0)) as alone",
    [name],
  );
  return rows[0]?.alone ?? false;
}

async function tryOut(
  parts: DrillParts,
  maker: pg.ClientBase,
  name: string,
): Promise<Omit<Drilled, "seconds">> {
  const archive = await tonights(parts);
  await refuseUnfit(archive, parts.secretKeys);
  const opened = new OpenedFiles();
  const may = await mayMakeDatabases(maker);
  const counted = may
    ? await inDrillDatabase(parts, maker, name, (place) => restored(parts, archive, place, opened))
    : await read(archive, opened);
  refuseFaulty(counted);
  return {
    result: may ? "restored" : "read",
    rows: counted.rows,
    files: opened.keys.length,
    failure: null,
  };
}

/** Returns the newest backup if it is from tonight; otherwise makes one, and removes old nightly backups. */
async function tonights({ folder, keys, now, ...parts }: DrillParts): Promise<Archive> {
  const newest = await newestBackup(folder);
  const there = newest && (await openArchive(newest.path, keys).catch(() => null));
  if (there?.header.files && now.getTime() - Date.parse(there.header.created) < RECENT) return there;
  const [key] = keys;
  if (!key) throw new ConfigError(["Falta BACKUP_KEY, la llave de los respaldos."]);
  if (newest) await refuseNarrow(folder, newest.bytes);
  const path = nightlyPath(folder, now);
  await makeBackup({ ...parts, key, now }, path);
  await removeOldNights(folder);
  return openArchive(path, keys);
}

async function inDrillDatabase<T>(
  { place, embeddedIn }: DrillParts,
  maker: pg.ClientBase,
  name: string,
  work: (place: Place) => Promise<T>,
): Promise<T> {
  if (embeddedIn) {
    const { rows } = await maker.query<{ bytes: string }>("select pg_database_size($1) as bytes", [
      nameOf(place.url),
    ]);
    await refuseNarrow(embeddedIn, Number(rows[0]?.bytes ?? 0));
  }
  const second = await makeDrillDatabase(maker, place, name);
  try {
    return await work(second);
  } finally {
    await dropDrillDatabase(maker, name);
  }
}

async function restored(
  { log, leaving }: DrillParts,
  archive: Archive,
  place: Place,
  opened: OpenedFiles,
): Promise<Counted> {
  const counted = await restoreBackup({ place, disk: opened, log, replaces: false, leaving }, archive);
  const session = await openSession(place.url, leaving);
  try {
    const { rows } = await session.query<{ key: string; sha256: string }>(
      "select key, sha256 from stored_files where key = any($1)",
      [opened.keys],
    );
    refuseStrange(opened, new Map(rows.map(({ key, sha256 }) => [key, sha256])));
    return counted;
  } finally {
    await session.end();
  }
}

/** Reads an archive to its end, when it cannot be restored. */
async function read(archive: Archive, opened: OpenedFiles): Promise<Counted> {
  const hashes = new Map<string, string>();
  const counted = await readArchive(archive, async (parts) => {
    let figures: Counted | null = null;
    for await (const { entry, bytes } of parts) {
      if (entry.kind === "file") {
        await opened.putStream(entry.key, bytes);
        if (opened.keys.includes(entry.key)) hashes.set(entry.key, entry.sha256);
      } else if (entry.kind === "end") {
        const { sums, files, missing } = entry;
        const faults = sums.chain?.faults ?? 0;
        figures = { rows: rowsOf(sums), files, missing, bytes: archive.size, faults };
      }
    }
    return figures;
  });
  if (!counted) throw new ConfigError([CUT_OFF]);
  refuseStrange(opened, hashes);
  return counted;
}

/** Refuses a file whose bytes do not match its row. @throws ConfigError with one line. */
function refuseStrange(opened: OpenedFiles, hashes: ReadonlyMap<string, string>): void {
  const strange = opened.strange(hashes);
  if (strange) throw new ConfigError([`El archivo ${strange} no es el que se guardó.`]);
}

/** Refuses restored data that was already faulty when it was backed up. @throws ConfigError with one line. */
function refuseFaulty({ missing, faults }: Counted): void {
  if (faults > 0)
    throw new ConfigError([
      `La historia no coincide con su cadena en ${saidCount(faults, "línea", "líneas")}: ` +
        "npm run audit:verify dice cuáles.",
    ]);
  if (missing > 0)
    throw new ConfigError([
      `El almacenamiento no tiene el contenido de ${saidCount(missing, "archivo", "archivos")}.`,
    ]);
}

/**
 * Refuses to continue when the given number of bytes would nearly fill a disk. @throws ConfigError with one
 * line.
 */
async function refuseNarrow(folder: string, bytes: number): Promise<void> {
  const disk = await statfs(folder);
  if (disk.bavail * disk.bsize < bytes * 1.2 + SPARE)
    throw new ConfigError([`No queda espacio en el disco de ${folder}.`]);
}

function sentenceOf(error: unknown): string {
  if ((error as { code?: string }).code === "53100")
    return "No queda espacio en el disco de la base de datos.";
  if (!(error instanceof ConfigError)) return UNEXPECTED;
  // A drill restores nothing that anybody uses.
  return error.lines.join(" ").replace(" No se restauró nada.", "");
}
