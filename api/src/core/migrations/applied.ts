import type pg from "pg";
import { ConfigError } from "../config/config.ts";
import type { WrittenMigration } from "./statements.ts";

/** The migrations that a database remembers to be made by. */
export interface Applied {
  /** Names in the order in which they were applied. */
  readonly applied: readonly string[];
  /** Checksums by name; none in a database of a program that did not note them. */
  readonly checksums: ReadonlyMap<string, string>;
}

/** Reads the applied migrations; changes nothing. */
export async function readApplied(session: pg.Client): Promise<Applied> {
  const { rows: there } = await session.query<{ migrations: boolean; checksums: boolean }>(
    `select to_regclass('migrations') is not null as migrations,
      to_regclass('migration_checksums') is not null as checksums`,
  );
  const { migrations, checksums } = there[0] ?? { migrations: false, checksums: false };
  const names = migrations
    ? await session.query<{ name: string }>("select name from migrations order by id")
    : { rows: [] };
  const noted = checksums
    ? await session.query<{ name: string; checksum: string }>(
        "select name, checksum from migration_checksums",
      )
    : { rows: [] };
  return {
    applied: names.rows.map(({ name }) => name),
    checksums: new Map(noted.rows.map(({ name, checksum }) => [name, checksum])),
  };
}

/** @throws ConfigError when a migration was applied that this program does not know. */
export function refuseNewer(applied: readonly string[], written: readonly WrittenMigration[]): void {
  const unknown = applied.find((name) => !written.some((migration) => migration.name === name));
  if (unknown)
    throw new ConfigError([
      `La base de datos es más nueva que este programa: tiene la migración ${unknown}, que aquí no existe. ` +
        "Usa una versión posterior del programa. No se cambió nada.",
    ]);
}

/** @throws ConfigError when a migration was applied with other statements than it has now. */
export function refuseChanged(
  applied: readonly string[],
  checksums: ReadonlyMap<string, string>,
  written: readonly WrittenMigration[],
): void {
  const changed = written.find(
    ({ name, checksum }) => applied.includes(name) && checksums.get(name) !== checksum,
  );
  if (changed)
    throw new ConfigError([
      `La migración ${changed.name} no es la que se aplicó a esta base de datos: su contenido cambió. ` +
        "Usa el programa tal como se publicó. No se cambió nada.",
    ]);
}

/**
 * Returns the statements, to be run at once, that note the checksums of applied migrations, in a table that
 * they make when it is missing.
 */
export const noteChecksums = (migrations: readonly WrittenMigration[]): string =>
  `create table if not exists migration_checksums (name text primary key,
    checksum text not null check (checksum ~ '^[0-9a-f]{64}$'));
   insert into migration_checksums (name, checksum) values
     ${migrations.map(({ name, checksum }) => `('${name}', '${checksum}')`).join(", ")}`;
