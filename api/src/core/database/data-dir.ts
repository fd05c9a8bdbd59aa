import { randomUUID } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ConfigError } from "../config/config.ts";

const reasons: Readonly<Record<string, string>> = {
  EACCES: "no hay permiso de escritura",
  EPERM: "no hay permiso de escritura",
  EROFS: "el disco es de solo lectura",
  ENOSPC: "el disco está lleno",
  EEXIST: "ya existe un archivo con ese nombre",
  ENOTDIR: "una parte de la ruta es un archivo",
};

/**
 * Makes the data folder, for its owner alone, when it is missing, and proves that it can be written.
 * @throws ConfigError with one line that names the folder and the reason.
 */
export async function prepareDataDir(dataDir: string): Promise<void> {
  const probe = join(dataDir, `.probe-${randomUUID()}`);
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await writeFile(probe, "");
    await rm(probe);
  } catch (error) {
    throw unusable(dataDir, error);
  }
}

/** The line for a folder that cannot be used. */
export function unusable(dataDir: string, error: unknown): ConfigError {
  const code = (error as NodeJS.ErrnoException).code ?? "";
  return new ConfigError([`DATA_DIR no se puede usar (${dataDir}): ${reasons[code] ?? code}.`]);
}
