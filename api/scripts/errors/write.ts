import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { catalogue } from "./catalogue.ts";

/**
 * Writes docs/errors.md again. With --check it only says whether the file still fits. Leaves with code 1 when
 * it does not, or when a sentence cannot be read out of the source.
 */
const target = fileURLToPath(new URL("../../../docs/errors.md", import.meta.url));
const { page, unread } = catalogue();
for (const place of unread) process.stderr.write(`this refusal's sentence cannot be read: ${place}\n`);
if (unread.length > 0) process.exitCode = 1;
if (process.argv.includes("--check")) {
  if ((await readFile(target, "utf8").catch(() => "")) !== page) {
    process.stderr.write("docs/errors.md no corresponde al código: ejecuta npm run codegen\n");
    process.exitCode = 1;
  }
} else await writeFile(target, page);
