import "reflect-metadata";
import { ConfigError } from "../../src/core/config/config.ts";
import { migrations } from "../../src/migrations/list.ts";
import { remainingDifferences, statementsToEntities } from "./difference.ts";
import { fileOf, numbered, writeMigration } from "./files.ts";
import { type Scratch, withScratch } from "./scratch.ts";

/**
 * Writes the next migration, the difference between what all migrations make and what the entities ask for:
 * `npm run migration:make frozen-money`, or `0004-frozen-money` for a number of one's own. Without a
 * difference it is an empty one, to be filled by hand with what entities cannot say.
 */
async function make(scratch: Scratch): Promise<void> {
  const taken = migrations.map((migration) => migration.name);
  const name = numbered(process.argv[2] ?? "", taken);
  const statements = await statementsToEntities(scratch);
  await writeMigration(name, statements);
  for (const statement of statements) await scratch.onMigrated.query(statement);
  const remaining = await remainingDifferences(scratch);
  const output = [
    `${fileOf(name)}: ${statements.length} sentencias`,
    ...remaining.map((line) => `Falta a mano: ${line}`),
    "Revísala, complétala y séllala: npm run migration:freeze",
  ];
  process.stdout.write(`${output.join("\n")}\n`);
}

try {
  await withScratch(make);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.lines.join("\n")}\n`);
  process.exitCode = 1;
}
