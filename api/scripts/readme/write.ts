import { writeFileSync } from "node:fs";
import { readme, readmes } from "./parts.ts";

/**
 * Writes the parts of the README that are taken from the source. With --check it only says that they are
 * behind, and leaves with code 1 when they are.
 */
const { source, expected } = readmes();
if (source !== expected && process.argv.includes("--check")) {
  process.stderr.write("README.md no dice lo que dice el código: ejecuta npm run codegen\n");
  process.exitCode = 1;
} else if (source !== expected) writeFileSync(readme, expected);
