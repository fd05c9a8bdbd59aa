import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { isBeforeUpgrade } from "./before-upgrade.ts";

/** Number of nightly archives that are kept. */
const KEPT = 3;
const NIGHTLY = /^noche-[\dTZ-]+\.travesia$/;

/** An archive in a folder. */
export interface KeptBackup {
  readonly path: string;
  readonly bytes: number;
  /** Time at which it was written, in milliseconds since 1970. */
  readonly writtenAt: number;
}

/** Returns the newest archive of a folder with rows and files, whatever its name; null when there is none. */
export async function newestBackup(folder: string): Promise<KeptBackup | null> {
  const names = (await namesIn(folder)).filter(
    (name) => name.endsWith(".travesia") && !isBeforeUpgrade(name),
  );
  const found = await Promise.all(
    names.map(async (name) => {
      const file = await stat(join(folder, name)).catch(() => null);
      return file?.isFile() ? [{ path: join(folder, name), bytes: file.size, writtenAt: file.mtimeMs }] : [];
    }),
  );
  return found.flat().sort((one, other) => other.writtenAt - one.writtenAt)[0] ?? null;
}

/** Returns the path of a nightly archive. */
export const nightlyPath = (folder: string, now: Date): string =>
  join(folder, `noche-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z.travesia`);

/** Removes nightly archives except the newest three; archives with other names are kept. */
export async function removeOldNights(folder: string): Promise<void> {
  const nights = (await namesIn(folder)).filter((name) => NIGHTLY.test(name)).sort();
  for (const name of nights.slice(0, -KEPT)) await rm(join(folder, name), { force: true });
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR") return [];
    throw error;
  }
}
