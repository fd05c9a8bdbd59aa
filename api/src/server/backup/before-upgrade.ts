import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { ConfigError } from "../../core/config/config.ts";
import { type SecretKey } from "../../core/config/secret-key.ts";
import { type BackupSource, type Counted, makeBackup } from "./make-backup.ts";
import { type Archive, openArchive } from "./read-archive.ts";
import { openSession } from "./sessions.ts";

/** Number of archives from before upgrades that are kept. */
const KEPT = 3;
const NAME = /^antes-de-actualizar-[\dTZ-]+\.travesia$/;

/** Returns whether an archive of this name was made before an upgrade. */
export const isBeforeUpgrade = (name: string): boolean => NAME.test(name);

/**
 * Backs up the rows of a database that is about to be migrated, and keeps the last three such archives. Files
 * are not backed up, because no upgrade changes them. Returns the archive's figures and its path.
 */
export async function backUpBeforeUpgrade(
  source: Omit<BackupSource, "disk">,
  folder: string,
): Promise<{ readonly counted: Counted; readonly path: string }> {
  const instant = source.now.toISOString().slice(0, 19).replaceAll(":", "-");
  const path = join(folder, `antes-de-actualizar-${instant}Z.travesia`);
  const counted = await makeBackup({ ...source, disk: null }, path);
  for (const name of (await archivesIn(folder)).slice(0, -KEPT))
    await rm(join(folder, name), { force: true });
  return { counted, path };
}

/** Returns the names of the archives from before an upgrade, the oldest first. */
const archivesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder).catch(() => [])).filter(isBeforeUpgrade).sort();

/** Returns the last archive from before an upgrade. @throws ConfigError with one line when there is none. */
export async function lastBeforeUpgrade(folder: string, keys: readonly SecretKey[]): Promise<Archive> {
  const last = (await archivesIn(folder)).at(-1);
  if (!last) throw new ConfigError([`No hay respaldo de antes de actualizar en ${folder}.`]);
  return openArchive(join(folder, last), keys);
}

/** A table whose newer rows are counted, with the column of their creation time. */
export interface Counting {
  readonly table: string;
  readonly at: string;
}

/**
 * Returns the number of rows added since an archive, in the order of `tables`. @throws ConfigError with one
 * line while the database is in use.
 */
export async function rowsSince(
  ownerUrl: string,
  since: string,
  tables: readonly Counting[],
): Promise<readonly number[]> {
  const owner = await openSession(ownerUrl);
  try {
    const { rowCount: others } = await owner.query(
      `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and usename is not null limit 1`,
    );
    if (others) throw new ConfigError(["Travesía está en uso: detenla antes de volver atrás."]);
    const counts: number[] = [];
    for (const { table, at } of tables) {
      const { rows: there } = await owner.query("select where to_regclass($1) is not null", [
        `public.${table}`,
      ]);
      if (there.length === 0) {
        // A restored database may be older than this table.
        counts.push(0);
        continue;
      }
      const { rows } = await owner.query<{ count: string }>(
        `select count(*) as count from public.${table} where ${at} > $1`,
        [since],
      );
      counts.push(Number(rows[0]?.count ?? 0));
    }
    return counts;
  } finally {
    await owner.end();
  }
}
