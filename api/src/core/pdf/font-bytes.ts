import { readFileSync } from "node:fs";
import { sfntOf } from "./sfnt.ts";

/** Reads a font from its file, uncompressed or as WOFF. */
export function fontBytes(file: string): Buffer {
  const bytes = readFileSync(file);
  return file.endsWith(".woff") ? sfntOf(bytes) : bytes;
}
