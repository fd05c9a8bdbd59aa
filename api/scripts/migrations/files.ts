import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { format, resolveConfig } from "prettier";
import { ConfigError } from "../../src/core/config/config.ts";

const folder = new URL("../../src/migrations/", import.meta.url);
const list = new URL("list.ts", folder);

/** Returns the path of a migration's source, by its name. */
export const fileOf = (name: string): string => fileURLToPath(new URL(`${name}.ts`, folder));

/**
 * Returns the full name of a new migration: `frozen-money` gets the number after the last one,
 * `0004-frozen-money` keeps its own. Numbers may leave gaps; a migration that comes later into a gap is
 * applied in the order of the list, also where later numbers have been applied already.
 * @throws ConfigError when the name is none, or its number is taken.
 */
export function numbered(asked: string, taken: readonly string[]): string {
  const [, own, words] = /^(?:(\d{4})-)?([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/.exec(asked) ?? [];
  if (!words)
    throw new ConfigError(["Falta un nombre: npm run migration:make frozen-money (o 0004-frozen-money)"]);
  const numbers = taken.map((name) => name.slice(0, 4));
  const number = own ?? String(Math.max(-1, ...numbers.map(Number)) + 1).padStart(4, "0");
  if (numbers.includes(number))
    throw new ConfigError([`El número ${number} ya está en uso: elige otro o ninguno`]);
  return `${number}-${words}`;
}

/** Writes the migration's source and its two lines in list.ts. */
export async function writeMigration(name: string, statements: readonly string[]): Promise<void> {
  const number = name.slice(0, 4);
  const words = name.slice(5).replaceAll("-", " ");
  const source = `import { Migration } from "@mikro-orm/migrations";

/** ${words.charAt(0).toUpperCase()}${words.slice(1)}. */
export class Migration${number} extends Migration {
  override up(): void {
${statements.map((statement) => `    this.addSql(${JSON.stringify(statement)});`).join("\n")}
  }
}
`;
  await writeFile(
    fileOf(name),
    await format(source, { ...(await resolveConfig(fileOf(name))), parser: "typescript" }),
    { flag: "wx" },
  );
  await writeFile(list, withLinesOf(name, await readFile(list, "utf8")));
}

function withLinesOf(name: string, source: string): string {
  const number = name.slice(0, 4);
  const lines = source.split("\n");
  const insert = (line: string, pattern: RegExp) => {
    const after = lines.findLastIndex((other) => (pattern.exec(other)?.[1] ?? "9999") < number);
    lines.splice(after + 1, 0, line);
  };
  insert(`import { Migration${number} } from "./${name}.ts";`, /^import \{ Migration(\d{4}) \}/);
  insert(`  { name: "${name}", class: Migration${number} },`, /^ {2}\{ name: "(\d{4})-/);
  return lines.join("\n");
}
