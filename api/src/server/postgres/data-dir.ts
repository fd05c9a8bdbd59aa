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

/** Milliseconds in which a folder has to answer; a network folder whose server is away never does. */
const PATIENCE = 10_000;
/** Error for a folder that does not answer: a process that waits for it cannot even leave. */
export class Unanswered extends ConfigError {}

/** Bytes of a block of a disk: less may fit where nothing else does. */
const BLOCK = 4_096;
/** Bytes without which a database cannot do anything. */
const LEAST = 20 * 1024 * 1024;

/** Files that a start reads before its database is up. */
const first = ["database.url", "secrets.key"];

/**
 * Makes the data folder, for its owner alone, when it is missing, and proves that it can be written and read.
 * @throws ConfigError with one line that names the folder and the reason.
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

/** Returns whether hardly anything can be written to the folder's disk any more. */
export async function isDiskFull(dataDir: string): Promise<boolean> {
  const disk = await statfs(dataDir).catch(() => null);
  return disk !== null && disk.bavail * disk.bsize < LEAST;
}

/** Returns the line for a folder that cannot be used. */
export function unusable(dataDir: string, error: unknown): ConfigError {
  const code = (error as NodeJS.ErrnoException).code ?? "";
  return new ConfigError([`DATA_DIR no se puede usar (${dataDir}): ${reasons[code] ?? code}.`]);
}
