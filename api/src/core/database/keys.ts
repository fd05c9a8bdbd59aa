import { randomBytes, randomUUID } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Passwords of the three roles of an embedded cluster; they need no escaping. */
export interface Keys {
  readonly superuser: string;
  readonly owner: string;
  readonly application: string;
}

/**
 * Returns the path of the password file. It is stored beside the data, so that moving the folder moves the
 * passwords too; no other user may read the file.
 */
const keyFile = (folder: string) => join(folder, "travesia.keys");

/** Returns the passwords of a cluster; null when they do not exist yet. */
export async function readKeys(folder: string): Promise<Keys | null> {
  try {
    const keys = JSON.parse(await readFile(keyFile(folder), "utf8")) as Partial<Keys>;
    return keys.superuser && keys.owner && keys.application ? (keys as Keys) : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT" || error instanceof SyntaxError) return null;
    throw error;
  }
}

/**
 * Returns the passwords of a cluster, and generates and stores them when they do not exist. Two simultaneous
 * processes get the same passwords.
 */
export async function makeKeys(folder: string): Promise<Keys> {
  const known = await readKeys(folder);
  if (known) return known;
  const keys: Keys = { superuser: aPassword(), owner: aPassword(), application: aPassword() };
  const draft = `${keyFile(folder)}.${randomUUID()}`;
  await writeFile(draft, `${JSON.stringify(keys)}\n`, { mode: 0o600, flush: true });
  try {
    // Unlike a rename, a link does not replace an existing file.
    await link(draft, keyFile(folder));
    return keys;
  } catch (error) {
    const other = await readKeys(folder);
    if (other) return other;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

const aPassword = (): string => randomBytes(24).toString("base64url");
