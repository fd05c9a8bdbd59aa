import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { ConfigError } from "../../core/config/config.ts";
import { type SecretKey, secretKeys } from "../../core/config/secret-key.ts";
import { type Entry, type Part, partsOf } from "./entries.ts";
import { type Header, headerLine, LONGEST_HEADER, readHeader } from "./header.ts";
import { CUT_OFF, opening } from "./sealing.ts";

/** An archive whose first line was read, with the key that decrypts the rest. */
export interface Archive {
  readonly path: string;
  readonly header: Header;
  readonly key: SecretKey;
  /** Size in bytes. */
  readonly size: number;
}

/**
 * Returns the keys of BACKUP_KEY; the first one encrypts. @throws ConfigError with one line without
 * BACKUP_KEY.
 */
export function backupKeys(written: string | null): readonly SecretKey[] {
  if (written) return secretKeys(written);
  throw new ConfigError([
    "Falta BACKUP_KEY, la llave de los respaldos: 32 bytes en base64, por ejemplo los de openssl rand -base64 32.",
  ]);
}

/**
 * Opens an archive and finds its key. @throws ConfigError with one line when the file does not exist, is not
 * an archive, or needs another key.
 */
export async function openArchive(path: string, keys: readonly SecretKey[]): Promise<Archive> {
  const file = await open(path, "r").catch((error: NodeJS.ErrnoException) => {
    throw new ConfigError([`No se puede leer ${resolve(path)}: ${reasons[error.code ?? ""] ?? error.code}.`]);
  });
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(LONGEST_HEADER), 0, LONGEST_HEADER, 0);
    const end = buffer.subarray(0, bytesRead).indexOf("\n");
    const header = readHeader(buffer.subarray(0, Math.max(end, 0)), resolve(path));
    const key = keys.find(({ id }) => id === header.key);
    if (!key) throw new ConfigError(["BACKUP_KEY no es la llave con la que se cifró este respaldo."]);
    return { path, header, key, size: (await file.stat()).size };
  } finally {
    await file.close();
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "no existe",
  EACCES: "no hay permiso",
  EISDIR: "es una carpeta",
};

/**
 * Reads an archive from its beginning. The content is only verified as complete and unchanged when this
 * function has returned. @throws ConfigError with one line when it was truncated or altered.
 */
export async function readArchive<T>(
  { path, header, key }: Archive,
  read: (parts: AsyncGenerator<Part>) => Promise<T>,
): Promise<T> {
  const start = headerLine(header).length;
  return pipeline(
    createReadStream(path, { start }),
    opening(header, key),
    createGunzip(),
    (source: AsyncIterable<Buffer>) => read(partsOf(source)),
  ) as Promise<T>;
}

/**
 * Verifies an archive without storing any of its content. @throws ConfigError with one line when it was
 * truncated or altered.
 */
export async function proveWhole({ path, header, key }: Archive): Promise<void> {
  await pipeline(
    createReadStream(path, { start: headerLine(header).length }),
    opening(header, key),
    async (source: AsyncIterable<Buffer>) => {
      for await (const part of source) void part;
    },
  );
}

/** Returns the `about` entry of an archive, which precedes its rows. */
export async function aboutOf(archive: Archive): Promise<Extract<Entry, { kind: "about" }>> {
  let about: Entry | undefined;
  await readArchive(archive, async (parts) => {
    about = (await parts.next()).value?.entry;
    // A pipeline whose end only returned would wait for the rest.
    throw new Error("read as far as wanted");
  }).catch((error: unknown) => {
    if (!about) throw error;
  });
  if (about?.kind !== "about") throw new ConfigError([CUT_OFF]);
  return about;
}
