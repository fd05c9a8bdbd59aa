import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../config/config.ts";
import { type SecretKey, secretKeys } from "../config/secret-key.ts";
import { SecretBox } from "../secrets/secret-box.ts";
import type { KeyFacts } from "./facts.ts";

/** Permissions of a file for others than its owner. */
const OTHERS = 0o077;

/** Looks whether the stored secrets were wrapped by a key that is here. */
export async function measureKeys(
  { secretsKey, dataDir }: Pick<Config, "secretsKey" | "dataDir">,
  stored: readonly string[],
): Promise<KeyFacts> {
  const strange = (keys: readonly SecretKey[]) => {
    const box = new SecretBox(keys);
    return stored.filter((value) => !box.knows(value)).length;
  };
  if (secretsKey) return { source: "variable", readable: false, strange: strange(secretKeys(secretsKey)) };
  const file = join(dataDir, "secrets.key");
  const kept = await readFile(file, "utf8").catch(() => null);
  if (kept === null) return { source: "none", readable: false, strange: strange([]) };
  const { mode } = await stat(file);
  return { source: "file", readable: (mode & OTHERS) !== 0, strange: strange(keysIn(kept)) };
}

function keysIn(text: string): readonly SecretKey[] {
  try {
    return secretKeys(text);
  } catch {
    return [];
  }
}
