import { readFile, writeFile } from "node:fs/promises";
import { lettersPage, target } from "./page.ts";

/**
 * Writes the letters that the faces of documents have, out of their files. With --check it only says whether
 * the table still fits, and leaves with code 1 when it does not.
 */
const page = lettersPage();
if (process.argv.includes("--check")) {
  if ((await readFile(target, "utf8").catch(() => "")) !== page) {
    process.stderr.write(
      "letters-of-faces.generated.ts no corresponde a las letras: ejecuta npm run codegen\n",
    );
    process.exitCode = 1;
  }
} else await writeFile(target, page);
