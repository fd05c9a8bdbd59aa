import "reflect-metadata";
import { readFile, writeFile } from "node:fs/promises";
import { MikroORM } from "@mikro-orm/postgresql";
import { format } from "prettier";
import { ormOptions } from "../src/core/database/orm.ts";
import { coreEntities } from "../src/core/entities.ts";
import { modules } from "../src/modules.ts";

/**
 * Writes 0001-schema.ts anew from the entities of core and of all modules; needs no server. With --check it only says whether
 * the file still fits them, and leaves with code 1 when not.
 */
const entities = [...coreEntities, ...modules.flatMap((module) => module.entities ?? [])];
const orm = new MikroORM(ormOptions("postgresql://nobody@localhost/nothing", entities));
const sql = await orm.schema.getCreateSchemaSQL({ wrap: false });
const statements = sql
  .split(/;\s*\n/)
  .map((statement) => statement.trim().replace(/;$/, ""))
  .filter(Boolean);

const source = `import { Migration } from "@mikro-orm/migrations";

/** The tables of all entities: written by \`npm run migrations:remake\`, never by hand. */
export class Migration0001 extends Migration {
  override up(): void {
${statements.map((statement) => `    this.addSql(${JSON.stringify(statement)});`).join("\n")}
  }
}
`;
const target = new URL("../src/migrations/0001-schema.ts", import.meta.url);
const remade = await format(source, { parser: "typescript", printWidth: 140 });
if (process.argv.includes("--check")) {
  if ((await readFile(target, "utf8")) !== remade) {
    process.stderr.write("0001-schema.ts no corresponde a las entidades: ejecuta npm run migrations:remake\n");
    process.exitCode = 1;
  }
} else {
  await writeFile(target, remade);
  process.stdout.write(`${statements.length} sentencias para ${entities.length} entidades\n`);
}
