import type pg from "pg";
import { ConfigError } from "../config/config.ts";
import { noteChecksums } from "./applied.ts";
import { type CatalogueDifference, type CatalogueEntry, differencesOf, readCatalogue } from "./catalogue.ts";
import type { WrittenMigration } from "./statements.ts";

/** Name of the schema to compare with, until it is rolled back. */
const aside = "travesia_expected";

/**
 * Adopts a database of a program that noted no checksums. The results of its migrations are made again beside
 * it, compared entry by entry and rolled back; when both are alike, the checksums are noted. Tables and
 * indexes that were added by hand are left alone.
 * @throws ConfigError with one line that names the first difference.
 */
export async function adopt(
  session: pg.Client,
  applied: readonly string[],
  written: readonly WrittenMigration[],
): Promise<void> {
  const before = written.filter(({ name }) => applied.includes(name));
  const refused = refusalOf(await madeBy(session, before), await readCatalogue(session));
  if (refused) throw new ConfigError([refused]);
  await session.query(noteChecksums(before));
}

/** Returns the line that names the first relevant difference; null when there is none. */
export function refusalOf(
  expected: readonly CatalogueEntry[],
  found: readonly CatalogueEntry[],
): string | null {
  const tables = new Set(expected.map(({ table }) => table));
  const matters = ({ expected: wanted, found: other }: CatalogueDifference) =>
    wanted ?? (other.table !== null && tables.has(other.table) && other.kind !== "index");
  const [difference] = differencesOf(expected, found).filter(matters);
  return difference
    ? `La base de datos no es la que hizo la versión anterior: ${said(difference)}. No se cambió nada.`
    : null;
}

async function madeBy(
  session: pg.Client,
  migrations: readonly WrittenMigration[],
): Promise<readonly CatalogueEntry[]> {
  await session.query("begin");
  try {
    await session.query(`create schema ${aside}`);
    await session.query(`set local search_path to ${aside}, public`);
    for (const statement of migrations.flatMap(({ statements }) => statements))
      await session.query(statement);
    return await readCatalogue(session, aside);
  } finally {
    await session.query("rollback");
  }
}

const kinds: Readonly<Record<CatalogueEntry["kind"], string>> = {
  extension: "la extensión",
  collation: "la ordenación",
  table: "la tabla",
  column: "la columna",
  constraint: "la restricción",
  index: "el índice",
  function: "la función",
  trigger: "el disparador",
};

function said({ expected, found }: CatalogueDifference): string {
  const { kind, name } = expected ?? found;
  const what = `${kinds[kind]} ${name}`;
  if (!expected) return `sobra ${what}`;
  if (!found) return `falta ${what}`;
  return kind === "function"
    ? `${what} es otra`
    : `${what} es «${short(found)}» y debía ser «${short(expected)}»`;
}

const short = ({ definition }: CatalogueEntry): string => {
  const line = definition.replace(/\s+/g, " ").trim();
  return line.length > 160 ? `${line.slice(0, 160)}…` : line;
};
