import "reflect-metadata";
import { readFile, writeFile } from "node:fs/promises";
import { printSchema } from "../src/core/auth/directive.ts";
import { schemaOf } from "../src/core/graphql/schema.ts";
import { modules } from "../src/modules.ts";

/**
 * Writes schema.graphql again, `@auth` included. With --check it only says whether the file still fits, and
 * leaves with code 1 when not.
 */
const target = new URL("../../schema.graphql", import.meta.url);
const printed = printSchema(schemaOf(modules));
if (process.argv.includes("--check")) {
  if ((await readFile(target, "utf8")) !== printed) {
    process.stderr.write("schema.graphql no corresponde al esquema: ejecuta npm run codegen\n");
    process.exitCode = 1;
  }
} else await writeFile(target, printed);
