import { createHash } from "node:crypto";
import type { Migration } from "@mikro-orm/migrations";
import type { MikroORM } from "@mikro-orm/postgresql";
import { migrations } from "../../migrations/list.ts";

/** One migration as the database remembers it. */
export interface WrittenMigration {
  readonly name: string;
  /** The SQL that it runs, in order. */
  readonly statements: readonly string[];
  /** SHA-256 of the statements, in hexadecimal: the same from source and from the build. */
  readonly checksum: string;
}

/** Returns every migration of this program (of `list`) with its statements, in its order. */
export const writtenMigrations = (
  orm: MikroORM,
  list: typeof migrations = migrations,
): readonly WrittenMigration[] =>
  list.map(({ name, class: Written }) => {
    const statements = statementsOf(new Written(orm.em.getDriver(), orm.config), name);
    return {
      name,
      statements,
      checksum: createHash("sha256").update(JSON.stringify(statements)).digest("hex"),
    };
  });

/**
 * @throws Error when it emits something else than plain statements, or works asynchronously: then nothing
 * could be compared.
 */
function statementsOf(migration: Migration, name: string): readonly string[] {
  const emitted = migration.up();
  const statements = migration.getQueries().filter((statement) => typeof statement === "string");
  if (emitted !== undefined || statements.length !== migration.getQueries().length)
    throw new Error(`${name} must emit plain statements by addSql, at once`);
  return statements;
}
