import { writeFileSync } from "node:fs";
import { pagesOfSource } from "./parts.ts";

/**
 * Writes the parts of README and docs that are taken from the source. With --check it only names the pages
 * that are out of date, and exits with code 1 if there are any.
 */
for (const { page, path, source, expected } of pagesOfSource()) {
  if (source === expected) continue;
  if (process.argv.includes("--check")) {
    process.stderr.write(`${page} no dice lo que dice el código: ejecuta npm run codegen\n`);
    process.exitCode = 1;
  } else writeFileSync(path, expected);
}
