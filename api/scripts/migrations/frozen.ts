import { readFileSync, writeFileSync } from "node:fs";
import { MikroORM } from "@mikro-orm/postgresql";
import { ormOptions } from "../../src/core/database/orm.ts";
import { writtenMigrations } from "../../src/core/migrations/statements.ts";

const file = new URL("../../src/migrations/checksums.json", import.meta.url);

/** The checksums that were written down when each migration was finished, by name. */
export const frozenChecksums = (): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(file, "utf8")) as Readonly<Record<string, string>>;

/** The checksums of the migrations as they stand in the source now, by name; needs no server. */
function presentChecksums(): Readonly<Record<string, string>> {
  const orm = new MikroORM(ormOptions("postgresql://nobody@localhost/nothing", []));
  return Object.fromEntries(writtenMigrations(orm).map(({ name, checksum }) => [name, checksum]));
}

/** Returns the errors of the written checksums, one line each. */
export function brokenSeals(): readonly string[] {
  const [frozen, present] = [frozenChecksums(), presentChecksums()];
  return [
    ...Object.keys(frozen)
      .filter((name) => !(name in present))
      .map((name) => `Falta la migración ${name}: las migraciones no se quitan`),
    ...Object.keys(present)
      .filter((name) => !(name in frozen))
      .map((name) => `La migración ${name} no está sellada: ejecuta npm run migration:freeze`),
    ...Object.keys(present)
      .filter((name) => name in frozen && frozen[name] !== present[name])
      .map(
        (name) =>
          `La migración ${name} cambió después de sellarla: deja sus sentencias como estaban y escribe otra`,
      ),
  ];
}

/** Writes down the checksums of those that have none; written ones stay. Answers their names. */
export function sealNewMigrations(): readonly string[] {
  const [frozen, present] = [frozenChecksums(), presentChecksums()];
  const all = Object.entries({ ...present, ...frozen }).sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
  return Object.keys(present).filter((name) => !(name in frozen));
}
