import { createWriteStream } from "node:fs";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Disk } from "flydrive";
import pg from "pg";
import { ConfigError } from "../../core/config/config.ts";
import type { Place } from "../open-database.ts";
import type { SecretKey } from "../../core/config/secret-key.ts";
import { readApplied } from "../../core/migrations/applied.ts";
import type { SecretColumn } from "../../core/secrets/secret-box.ts";
import { isMissing } from "../../core/storage/storage.ts";
import { nameOf } from "../../core/storage/storage-fault.ts";
import { type Entry, none, type SequenceState, written } from "./entries.ts";
import { newHeader } from "./header.ts";
import { programVersion } from "./program-version.ts";
import { sealedWith } from "../../core/secrets/sealed-with.ts";
import { sealing } from "./sealing.ts";
import { nothingIn, openSession } from "./sessions.ts";
import { rowsOf, sumsOf, tablesOf } from "./sums.ts";
import { readJobs } from "./waiting-jobs.ts";

/** Parts of an installation that a backup needs. */
export interface BackupSource {
  readonly place: Place;
  /** Storage of files; null for an archive that contains only rows. */
  readonly disk: Disk | null;
  readonly secrets: readonly SecretColumn[];
  readonly key: SecretKey;
  /** Time of the archive. */
  readonly now: Date;
  /** Aborts the backup. */
  readonly leaving?: AbortSignal;
}

/** Figures of an archive that was written or restored. */
export interface Counted {
  readonly rows: number;
  readonly files: number;
  /** Number of files whose bytes are missing in the storage. */
  readonly missing: number;
  /** Size of the archive in bytes. */
  readonly bytes: number;
  /** Number of history lines that differ from the lines that were chained. */
  readonly faults: number;
}

/** Number of files whose rows are read at once. */
const BATCH = 500;

/**
 * Writes one archive of a consistent snapshot, while people work: rows by `copy`, sequences, waiting jobs,
 * and files by their rows. The archive gets its final name when it is complete and flushed to disk. @throws
 * ConfigError with one line when the name is taken, there is nothing to back up, or there is no space.
 */
export async function makeBackup(source: BackupSource, path: string): Promise<Counted> {
  const target = resolve(path);
  const draft = `${target}.partial`;
  if (await stat(target).catch(() => null)) throw new ConfigError([`Ya existe ${target}: usa otro nombre.`]);
  try {
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    const counted = await write(source, draft);
    const { size } = await stat(draft);
    await rename(draft, target);
    await syncFolder(dirname(target));
    return { ...counted, bytes: size };
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw asLine(error, target);
  }
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: "no hay permiso",
  EPERM: "no hay permiso",
  EROFS: "el disco es de solo lectura",
  ENOENT: "no existe",
  ENOTDIR: "una parte de la ruta es un archivo",
};

function asLine(error: unknown, target: string): unknown {
  const { code = "", syscall } = error as NodeJS.ErrnoException;
  if (code === "ENOSPC")
    return new ConfigError([`El disco de ${target} está lleno: el respaldo no se hizo.`]);
  const reason = syscall === "mkdir" || syscall === "open" ? reasons[code] : undefined;
  return reason ? new ConfigError([`No se puede escribir en ${dirname(target)}: ${reason}.`]) : error;
}

async function write(source: BackupSource, draft: string): Promise<Omit<Counted, "bytes">> {
  const owner = await openSession(source.place.ownerUrl, source.leaving);
  const application = await openSession(source.place.url, source.leaving);
  try {
    await owner.query("begin isolation level repeatable read, read only");
    const { rows } = await owner.query<{ id: string }>("select pg_export_snapshot() as id");
    await application.query("begin isolation level repeatable read, read only");
    await application.query(`set transaction snapshot ${pg.escapeLiteral(rows[0]?.id ?? "")}`);
    const { applied, checksums } = await readApplied(owner);
    if (applied.length === 0) throw new ConfigError([nothingIn("esa base de datos")]);
    const about: Entry = {
      kind: "about",
      migrations: applied.map((name) => ({ name, checksum: checksums.get(name) ?? "" })),
      secretKeys: await sealedWith(owner, source.secrets),
    };
    const header = newHeader(
      {
        version: await programVersion(),
        migration: applied.at(-1) ?? "",
        created: source.now.toISOString(),
        files: source.disk !== null,
      },
      source.key,
    );
    const counted = { rows: 0, files: 0, missing: 0, faults: 0 };
    await pipeline(
      Readable.from(parts({ owner, application }, source.disk, about, counted), { objectMode: false }),
      createGzip({ level: 3 }),
      sealing(header, source.key),
      createWriteStream(draft, { mode: 0o600, flush: true }),
    );
    return counted;
  } finally {
    await application.end().catch(() => undefined);
    await owner.end().catch(() => undefined);
  }
}

type Sessions = Readonly<Record<"owner" | "application", pg.Client>>;

async function* parts(
  { owner, application }: Sessions,
  disk: Disk | null,
  about: Entry,
  counted: { -readonly [K in keyof Omit<Counted, "bytes">]: number },
): AsyncGenerator<Buffer> {
  const { to } = await import("pg-copy-streams");
  yield* written({ entry: about, bytes: none() });
  const tables = await tablesOf(owner);
  for (const { name, columns } of tables) {
    const list = columns.map((column) => pg.escapeIdentifier(column)).join(", ");
    const rows = owner.query(to(`copy public.${pg.escapeIdentifier(name)} (${list}) to stdout`));
    // Its reader handles its errors; one that is left unread when the disk is full has no reader.
    rows.on("error", () => undefined);
    yield* written({ entry: { kind: "table", name, columns }, bytes: rows });
  }
  yield* written({ entry: { kind: "sequences", sequences: await sequencesOf(owner) }, bytes: none() });
  yield* written({ entry: { kind: "jobs", jobs: await readJobs(application) }, bytes: none() });
  if (disk)
    for await (const file of filesOf(owner)) {
      const bytes = await firstOf(disk, file.key);
      if (!bytes) counted.missing++;
      else {
        yield* written({ entry: { kind: "file", ...file }, bytes });
        counted.files++;
      }
    }
  const sums = await sumsOf(owner, tables);
  [counted.rows, counted.faults] = [rowsOf(sums), sums.chain?.faults ?? 0];
  const { files, missing } = counted;
  yield* written({ entry: { kind: "end", sums, files, missing }, bytes: none() });
}

/**
 * Reads the sequences, after the snapshot was taken: a sequence that advanced meanwhile leaves a gap, but no
 * number is used twice.
 */
async function sequencesOf(owner: pg.ClientBase): Promise<readonly SequenceState[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relkind = 'S'
      and c.relnamespace = 'public'::regnamespace order by 1`,
  );
  const states: SequenceState[] = [];
  for (const { name } of rows) {
    const { rows: state } = await owner.query<Omit<SequenceState, "name">>(
      `select last_value::text as value, is_called as called from public.${pg.escapeIdentifier(name)}`,
    );
    if (state[0]) states.push({ name, ...state[0] });
  }
  return states;
}

interface KeptFile {
  readonly id: string;
  readonly key: string;
  readonly contentType: string;
  readonly sha256: string;
}

async function* filesOf(owner: pg.ClientBase): AsyncGenerator<Omit<KeptFile, "id">> {
  for (let above = "00000000-0000-0000-0000-000000000000"; ;) {
    const { rows } = await owner.query<KeptFile>(
      `select id, key, content_type as "contentType", sha256 from stored_files where id > $1
        order by id limit ${BATCH}`,
      [above],
    );
    for (const { key, contentType, sha256 } of rows) yield { key, contentType, sha256 };
    const last = rows.at(-1);
    if (!last) return;
    above = last.id;
  }
}

/** Returns the bytes of a key, after reading the first of them; null when they no longer exist. */
async function firstOf(disk: Disk, key: string): Promise<AsyncIterable<Buffer> | null> {
  try {
    const stream = (await disk.getStream(key)) as AsyncIterable<Buffer>;
    const pieces = stream[Symbol.asyncIterator]();
    const first = await pieces.next();
    return (async function* () {
      for (let next = first; !next.done; next = await pieces.next().catch(unread)) yield next.value;
    })();
  } catch (error) {
    return isMissing(error) ? null : unread(error);
  }
}

/** Fails for a file that the storage did not deliver. @throws ConfigError with one line. */
function unread(error: unknown): never {
  throw new ConfigError([`El almacenamiento falló (${nameOf(error)}): el respaldo no se hizo.`]);
}

/**
 * Flushes a folder to its disk: only then does a new name in it survive a power failure. Windows cannot open
 * folders.
 */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
