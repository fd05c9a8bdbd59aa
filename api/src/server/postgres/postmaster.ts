import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { ConfigError } from "../../core/config/config.ts";

/** Facts about a running server, from its `postmaster.pid`. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
  /** Unchanged content of the file. */
  readonly file: string;
}

/**
 * Returns the server that runs on a cluster, or null. A file left over from a crash does not count as a
 * server: its process has ended or is another program by now (usual in containers, where process ids repeat).
 * @throws ConfigError when the cluster belongs to another user.
 */
export async function readPostmaster(folder: string): Promise<Postmaster | null> {
  const path = join(folder, "postmaster.pid");
  let file: string;
  try {
    file = await readFile(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw new ConfigError([`La base de datos de ${folder} pertenece a otra cuenta del sistema.`]);
  }
  const lines = file.split("\n");
  // A cluster that is worked on in single-user mode is held by a negative number, and never ready.
  const pid = Math.abs(Number(lines[0]));
  if (!isAlive(pid)) return null;
  if (await isForeign(pid)) {
    await disown(folder, { file });
    return null;
  }
  return { pid, port: Number(lines[3] ?? 0), ready: lines[7]?.trim() === "ready", file };
}

/**
 * Removes the file of a server that turned out to work on another folder, because the file was copied with
 * this folder.
 */
export async function disown(folder: string, { file }: Pick<Postmaster, "file">): Promise<void> {
  const path = join(folder, "postmaster.pid");
  if ((await readFile(path, "utf8").catch(() => "")) === file) await rm(path, { force: true });
}

/** Returns whether a process exists, even if it belongs to another user. */
export function isAlive(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * Returns whether a process is another program, or has ended without its parent having collected its status.
 */
async function isForeign(pid: number): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  if (status === null) return false;
  const [, program, state] = /\((.*)\) (\w)/.exec(status) ?? [];
  return program !== "postgres" || state === "Z";
}
