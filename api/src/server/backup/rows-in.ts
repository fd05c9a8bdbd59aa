import { pipeline } from "node:stream/promises";
import pg from "pg";
import { noteChecksums } from "../../core/migrations/applied.ts";
import { books } from "../../core/migrations/apply.ts";
import type { WrittenMigration } from "../../core/migrations/statements.ts";
import type { SequenceState } from "./entries.ts";

/** Creates the tables of these migrations, without rows, in the transaction of their future owner. */
export async function makeTables(
  owner: pg.ClientBase,
  migrations: readonly WrittenMigration[],
): Promise<void> {
  for (const statement of migrations.flatMap(({ statements }) => statements)) await owner.query(statement);
  await owner.query(`${books};\n${noteChecksums(migrations)}`);
  // Pending checks until the commit would prevent changes to the tables.
  await owner.query("set constraints all immediate");
}

/**
 * Empties all tables and removes everything that would act on rows or check other tables while rows are
 * loaded: triggers and foreign keys. Returns the function that restores them and checks every foreign key.
 */
export async function loosen(owner: pg.ClientBase): Promise<() => Promise<void>> {
  const lines = async (statement: string) =>
    (await owner.query<{ line: string }>(statement)).rows.map(({ line }) => line);
  const tables = await lines(`select format('public.%I', relname) as line from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'`);
  const triggers = await lines(`select format('alter table %s enable %s trigger %I', tgrelid::regclass,
      case tgenabled when 'A' then 'always' else '' end, tgname) as line
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not tgisinternal and tgenabled in ('O', 'A') and relnamespace = 'public'::regnamespace`);
  const keys = `from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;
  const made = await lines(`select format('alter table %s add constraint %I %s', conrelid::regclass, conname,
    pg_get_constraintdef(oid)) as line ${keys}`);
  const dropped = await lines(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as line ${keys}`,
  );
  await run(owner, [
    ...tables.map((table) => `alter table ${table} disable trigger user`),
    ...dropped,
    `truncate ${tables.join(", ")}`,
  ]);
  return () => run(owner, [...made, ...triggers]);
}

/** Loads the rows of one table, in the format in which `copy` wrote them. */
export async function copyIn(
  owner: pg.Client,
  { name, columns }: { readonly name: string; readonly columns: readonly string[] },
  bytes: AsyncIterable<Buffer>,
): Promise<void> {
  const { from } = await import("pg-copy-streams");
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(", ");
  await pipeline(bytes, owner.query(from(`copy public.${pg.escapeIdentifier(name)} (${list}) from stdin`)));
}

/** Sets each sequence to its stored position. */
export async function setSequences(owner: pg.ClientBase, sequences: readonly SequenceState[]): Promise<void> {
  for (const { name, value, called } of sequences)
    await owner.query("select setval($1::regclass, $2, $3)", [
      `public.${pg.escapeIdentifier(name)}`,
      value,
      called,
    ]);
}

async function run(owner: pg.ClientBase, statements: readonly string[]): Promise<void> {
  if (statements.length > 0) await owner.query(statements.join(";\n"));
}
