import { readFile } from "node:fs/promises";

/** Returns the version of this program, whether run from source or built. */
export async function programVersion(): Promise<string> {
  const text = await readFile(new URL("../../../package.json", import.meta.url), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}
