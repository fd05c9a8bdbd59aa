import { writeFileSync } from "node:fs";
import { headers } from "./headers.ts";

/**
 * Writes the lists of acts and events into the head of each module's file. With --check it only says which
 * one is behind, and leaves with code 1 when one is.
 */
for (const { file, source, expected } of headers())
  if (source !== expected && process.argv.includes("--check")) {
    process.stderr.write(`${file} no nombra sus actos y eventos: ejecuta npm run codegen\n`);
    process.exitCode = 1;
  } else if (source !== expected) writeFileSync(file, expected);
