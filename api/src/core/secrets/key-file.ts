import { readFileSync, statSync } from "node:fs";
import { chmod, chown, open, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../config/config.ts";
import { type SecretKey, secretKeys } from "../config/secret-key.ts";

/** Settings that locate the encryption keys. */
export type KeyPlace = Pick<Config, "secretsKey" | "secretsKeyFile" | "dataDir">;

/** Returns the path of the key file used when no variable contains the keys; the file may not exist. */
export const keyFileOf = ({ secretsKeyFile, dataDir }: KeyPlace): string =>
  secretsKeyFile ?? join(dataDir, "secrets.key");

/** A key file that may receive a new key while processes run. */
export class KeyFile {
  #seen = "";

  constructor(readonly path: string) {}

  /**
   * Returns the keys when the file has changed since the last check; null when it has not changed or cannot
   * be read at the moment, so that a running process continues with its keys.
   */
  changed(): readonly SecretKey[] | null {
    try {
      const { ino, mtimeMs, size } = statSync(this.path);
      const seen = `${ino} ${mtimeMs} ${size}`;
      if (seen === this.#seen) return null;
      const keys = secretKeys(readFileSync(this.path, "utf8"));
      this.#seen = seen;
      return keys;
    } catch {
      return null;
    }
  }
}

/**
 * Writes keys, one per line, atomically, and flushes them to disk before anything is encrypted with them. The
 * file keeps its owner.
 */
export async function writeKeys(file: string, keys: readonly string[]): Promise<void> {
  const draft = `${file}.${process.pid}`;
  const before = await stat(file).catch(() => null);
  const written = await open(draft, "w", 0o600);
  try {
    await written.writeFile(keys.map((key) => `${key}\n`).join(""));
    await written.sync();
  } finally {
    await written.close();
  }
  // A command may be run by another account than the server's.
  if (before && before.uid !== process.getuid?.()) await chown(draft, before.uid, before.gid);
  if (before) await chmod(draft, before.mode & 0o777);
  await rename(draft, file);
}
