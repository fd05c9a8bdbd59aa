import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import ts from "typescript";

/**
 * Writes what `verificar.html` runs, out of the files that say it: without types, one behind the other. With
 * --check it only says whether it still fits, and leaves with code 1 when it does not.
 */
const folder = new URL("../../src/modules/dossiers/verifier/", import.meta.url);
const target = fileURLToPath(new URL("verifier.generated.ts", folder));
const parts = ["bytes", "archive", "signature", "check"];

const plain = async (name: string): Promise<string> => {
  const source = await readFile(new URL(`${name}.ts`, folder), "utf8");
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
  const { outputText } = ts.transpileModule(source, { compilerOptions });
  const beside = /^import .*\n|^export \{\};\n|^\/\/ Runs in a browser.*\n/gm;
  return outputText.replace(beside, "").replace(/^export /gm, "");
};

const source = (await Promise.all(parts.map(plain))).join("");
const said = "/** Script that `verificar.html` runs. */";
const page = `${said}\nexport const verifierSource = ${JSON.stringify(source)};\n`;
if (process.argv.includes("--check")) {
  if ((await readFile(target, "utf8").catch(() => "")) !== page) {
    process.stderr.write("verifier.generated.ts no corresponde al código: ejecuta npm run codegen\n");
    process.exitCode = 1;
  }
} else await writeFile(target, page);
