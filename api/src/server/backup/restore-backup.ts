import { MikroORM } from "@mikro-orm/postgresql";
import type { Disk } from "flydrive";
import type pg from "pg";
import type { Logger } from "pino";
import { ConfigError } from "../../core/config/config.ts";
import type { SecretKey } from "../../core/config/secret-key.ts";
import { grant } from "../../core/database/grants.ts";
import { migrationLock } from "../../core/database/migrate.ts";
import { ormOptions } from "../../core/database/orm.ts";
import { type Place } from "../open-database.ts";
import { queueSchema } from "../../core/database/roles.ts";
import { roleOf } from "../../core/database/session.ts";
import { type WrittenMigration, writtenMigrations } from "../../core/migrations/statements.ts";
import { undoMigrations } from "../../core/migrations/undo.ts";
import type { Entry, Part, StoredJob } from "./entries.ts";
import type { Counted } from "./make-backup.ts";
import { aboutOf, type Archive, proveWhole, readArchive } from "./read-archive.ts";
import { copyIn, loosen, makeTables, setSequences } from "./rows-in.ts";
import { CUT_OFF } from "./sealing.ts";
import { openSession } from "./sessions.ts";
import { differenceOf, rowsOf, sumsOf, tablesOf } from "./sums.ts";
import { isMissing } from "../../core/storage/storage.ts";
import { storageFault } from "../../core/storage/storage-fault.ts";
import { writeStream } from "../../core/storage/write-stream.ts";
import { restoreJobs } from "./waiting-jobs.ts";

/** Storage into which the files of an archive are restored. */
export type RestoredFiles = Pick<Disk, "putStream" | "delete" | "exists" | "listAll">;

/** Installation into which an archive is restored. */
export interface RestoreTarget {
  readonly place: Place;
  readonly disk: RestoredFiles;
  readonly log: Logger;
  /** True to replace the present data; otherwise the target must be empty. */
  readonly replaces: boolean;
  /** Aborts the restore. */
  readonly leaving?: AbortSignal;
}

/**
 * Refuses an archive that this program cannot restore with these keys, before anything is opened. @throws
 * ConfigError with one line.
 */
export async function refuseUnfit(
  archive: Archive,
  keys: { readonly keys: readonly SecretKey[]; readonly name: string } | null,
): Promise<void> {
  const { migrations, secretKeys } = await aboutOf(archive);
  const known = knownMigrations();
  const other = migrations.find(
    ({ name, checksum }) => (known.get(name)?.checksum ?? null) !== (checksum || known.get(name)?.checksum),
  );
  if (other)
    throw new ConfigError([
      `El respaldo es de otra versión de Travesía (${archive.header.version}, migración ` +
        `${archive.header.migration}): ${other.name} no es de este programa. ` +
        "Usa esa versión o una posterior.",
    ]);
  if (secretKeys.length > 0 && !keys)
    throw new ConfigError([
      "Falta SECRETS_KEY: los secretos de este respaldo están cifrados con ella (o con el archivo secrets.key " +
        "de su DATA_DIR), que no viene en él.",
    ]);
  if (!secretKeys.every((id) => keys?.keys.some((key) => key.id === id)))
    throw new ConfigError([
      `${keys?.name} no es la llave con la que se cifraron los secretos de este respaldo.`,
    ]);
  await proveWhole(archive);
}

/** Returns an object mapper for the program's migrations; it opens no connection. */
const unopened = () => new MikroORM(ormOptions("postgresql://nobody@localhost/nothing", []));

/** Returns every migration of this program by its name. */
const knownMigrations = (): ReadonlyMap<string, WrittenMigration> =>
  new Map(writtenMigrations(unopened()).map((migration) => [migration.name, migration]));

/**
 * Restores an archive: tables by its migrations, rows, sequences and files. Then it compares rows, sums and
 * history with the archive's own figures. Everything is one transaction: when anything fails, nothing has
 * changed. @throws ConfigError with one line when the target is not empty, the archive is incomplete, or
 * there is no space.
 */
export async function restoreBackup(target: RestoreTarget, archive: Archive): Promise<Counted> {
  const { place, disk, log, replaces, leaving } = target;
  const owner = await openSession(place.ownerUrl, leaving);
  const files: string[] = [];
  try {
    await owner.query("begin");
    await owner.query("select pg_advisory_xact_lock($1)", [migrationLock]);
    if (replaces) await undoMigrations(owner, unopened());
    else await refuseTaken(owner, disk);
    const { end, jobs } = await readArchive(archive, (parts) => restore(owner, disk, parts, files));
    const missing = archive.header.files ? end.missing : await missingOf(owner, disk);
    if (roleOf(place.ownerUrl) !== roleOf(place.url)) await grant(owner, roleOf(place.url));
    await owner.query("commit");
    await renewQueue(place.url, jobs, replaces, log);
    await owner.query("analyze");
    return {
      rows: rowsOf(end.sums),
      files: end.files,
      missing,
      bytes: archive.size,
      faults: end.sums.chain?.faults ?? 0,
    };
  } catch (error) {
    await owner.query("rollback").catch(() => undefined);
    for (const key of files) await disk.delete(key).catch(() => undefined);
    const fault = storageFault(error);
    throw fault ? new ConfigError([`El almacenamiento falló (${fault}). No se restauró nada.`]) : error;
  } finally {
    await owner.end().catch(() => undefined);
  }
}

/** Last entry of an archive, and the jobs in it. */
interface Restored {
  readonly end: Extract<Entry, { kind: "end" }>;
  readonly jobs: readonly StoredJob[];
}

async function restore(
  owner: pg.Client,
  disk: RestoredFiles,
  parts: AsyncGenerator<Part>,
  files: string[],
): Promise<Restored> {
  let tighten = async () => undefined as void;
  let jobs: readonly StoredJob[] = [];
  let end: Restored["end"] | undefined;
  for await (const { entry, bytes } of parts)
    switch (entry.kind) {
      case "about": {
        const known = knownMigrations();
        await makeTables(
          owner,
          entry.migrations.flatMap(({ name }) => known.get(name) ?? []),
        );
        tighten = await loosen(owner);
        break;
      }
      case "table":
        await copyIn(owner, entry, bytes);
        break;
      case "sequences":
        await setSequences(owner, entry.sequences);
        break;
      case "jobs":
        ({ jobs } = entry);
        break;
      case "file":
        files.push(entry.key);
        await writeStream(disk, entry.key, bytes, entry.contentType);
        break;
      case "end":
        end = entry;
    }
  if (!end) throw new ConfigError([CUT_OFF]);
  await tighten();
  const different = differenceOf(end.sums, await sumsOf(owner, await tablesOf(owner)));
  if (different)
    throw new ConfigError([`Lo restaurado no es igual al respaldo: ${different}. No se restauró nada.`]);
  return { end, jobs };
}

const TAKEN =
  "Ahí ya hay datos: un respaldo solo se restaura donde no hay nada. Usa otra DATA_DIR, u otra base de datos " +
  "y otro lugar de archivos.";

/** Refuses a target that already has tables or files. @throws ConfigError with one line. */
async function refuseTaken(owner: pg.ClientBase, disk: RestoredFiles): Promise<void> {
  const { rows } = await owner.query(
    `select from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid
        and d.deptype = 'e') limit 1`,
  );
  if (rows.length > 0) throw new ConfigError([TAKEN]);
  const { objects } = await disk.listAll("", { recursive: false }).catch((error: unknown) => {
    if (isMissing(error)) return { objects: [] };
    throw error;
  });
  if ([...objects].length > 0) throw new ConfigError([TAKEN]);
}

/** Returns the number of files whose bytes are missing in the storage. */
async function missingOf(owner: pg.ClientBase, disk: RestoredFiles): Promise<number> {
  const { rows } = await owner.query<{ key: string }>("select key from stored_files");
  let missing = 0;
  for (const { key } of rows) if (!(await disk.exists(key))) missing++;
  return missing;
}

async function renewQueue(
  url: string,
  jobs: readonly StoredJob[],
  replaces: boolean,
  log: Logger,
): Promise<void> {
  const application = await openSession(url);
  try {
    if (replaces) await application.query(`drop schema if exists ${queueSchema} cascade`);
    await restoreJobs(application, url, jobs, log);
  } finally {
    await application.end();
  }
}
