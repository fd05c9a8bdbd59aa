import { readFile } from "node:fs/promises";

/** Returns the version of this program: of the source as of what is built. */
export async function programVersion(): Promise<string> {
  const text = await readFile(new URL("../../../package.json", import.meta.url), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}
