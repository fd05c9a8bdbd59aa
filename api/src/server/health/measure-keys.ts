import { readFile, stat } from "node:fs/promises";
import { type SecretKey, secretKeys } from "../../core/config/secret-key.ts";
import { keyFileOf, type KeyPlace } from "../../core/secrets/key-file.ts";
import { SecretBox } from "../../core/secrets/secret-box.ts";
import type { KeyFacts, SecretFacts } from "./facts.ts";

/** Permission bits of a file for users other than its owner. */
const OTHERS = 0o077;

/** Determines with which keys the stored secrets were encrypted, and whether these keys are available. */
export async function measureKeys(place: KeyPlace, secrets: SecretFacts): Promise<KeyFacts> {
  if (place.secretsKey)
    return { source: "variable", readable: false, ...counted(secretKeys(place.secretsKey), secrets) };
  const file = keyFileOf(place);
  const kept = await readFile(file, "utf8").catch(() => null);
  if (kept === null) return { source: "none", readable: false, ...counted([], secrets) };
  const { mode } = await stat(file);
  return { source: "file", readable: (mode & OTHERS) !== 0, ...counted(keysIn(kept), secrets) };
}

function counted(keys: readonly SecretKey[], { by, some }: SecretFacts) {
  const box = new SecretBox(keys);
  const sum = (is: (key: string) => boolean) =>
    by.reduce((all, { key, count }) => (key !== null && is(key) ? all + count : all), 0);
  const isHere = (key: string) => keys.some(({ id }) => id === key);
  const broken = some.filter(({ column, id, value }) => {
    if (!box.knows(value)) return false;
    try {
      box.open(value, column, id);
      return false;
    } catch {
      return true;
    }
  }).length;
  return {
    strange: sum((key) => !isHere(key)),
    broken,
    older: sum((key) => isHere(key) && key !== keys[0]?.id),
  };
}

function keysIn(text: string): readonly SecretKey[] {
  try {
    return secretKeys(text);
  } catch {
    return [];
  }
}
