import { randomUUID } from "node:crypto";
import { mkdir, readFile, rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ConfigError } from "../../core/config/config.ts";

const reasons: Readonly<Record<string, string>> = {
  EACCES: "no hay permiso de escritura",
  EPERM: "no hay permiso de escritura",
  EROFS: "el disco es de solo lectura",
  ENOSPC: "el disco está lleno: libera espacio o usa otra carpeta",
  EEXIST: "ya existe un archivo con ese nombre",
  ENOTDIR: "una parte de la ruta es un archivo",
  ETIMEDOUT: "no responde (si está en la red, revisa el servidor que la tiene)",
};

/** Milliseconds within which a folder has to respond; a network folder whose server is down never does. */
const PATIENCE = 10_000;
/** Error for a folder that does not respond: a process that waits for it cannot even exit normally. */
export class Unanswered extends ConfigError {}

/** Size of a disk block in bytes: a smaller file may still fit on a full disk. */
const BLOCK = 4_096;
/** Minimum number of free bytes that a database needs for any work. */
const LEAST = 20 * 1024 * 1024;

/** Files that a start reads before its database is running. */
const first = ["database.url", "secrets.key"];

/**
 * Creates the data folder, accessible only to its owner, when it is missing, and verifies that it can be
 * written and read. @throws ConfigError with one line that names the folder and the reason.
 */
export async function prepareDataDir(dataDir: string, patience = PATIENCE): Promise<void> {
  const probe = join(dataDir, `.probe-${randomUUID()}`);
  const prove = async () => {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await writeFile(probe, Buffer.alloc(BLOCK));
    await rm(probe);
    for (const name of first) await readFile(join(dataDir, name)).catch(() => undefined);
  };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Unanswered(unusable(dataDir, { code: "ETIMEDOUT" }).lines)), patience);
  });
  try {
    await Promise.race([prove(), late]);
  } catch (error) {
    throw error instanceof ConfigError ? error : unusable(dataDir, error);
  } finally {
    clearTimeout(timer);
  }
}

/** Returns whether the folder's disk is so full that hardly anything can be written. */
export async function isDiskFull(dataDir: string): Promise<boolean> {
  const disk = await statfs(dataDir).catch(() => null);
  return disk !== null && disk.bavail * disk.bsize < LEAST;
}

/** Returns the error for a folder that cannot be used. */
export function unusable(dataDir: string, error: unknown): ConfigError {
  const code = (error as NodeJS.ErrnoException).code ?? "";
  return new ConfigError([`DATA_DIR no se puede usar (${dataDir}): ${reasons[code] ?? code}.`]);
}
