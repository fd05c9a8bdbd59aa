import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { ConfigError } from "../config/config.ts";
import { noteChecksums } from "./applied.ts";
import type { WrittenMigration } from "./statements.ts";
import { type Fill, fillOf, indexBuiltBy, stepsOf } from "./steps.ts";

/** Longest wait of a statement for a table that another session holds: later statements wait behind it. */
const LOCK_TIMEOUT = "1s";

/** Number of tries of a migration that found a table held: five minutes, the longest that an export runs. */
const TRIES = 150;

/** Number of rows that an update of all rows changes at a time. */
const ROWS = 2_000;

/** Milliseconds between two tries, in which the sessions that waited behind it continue. */
const PAUSE = 1_000;

/**
 * Applies migrations in their order. A new database gets all of them in one transaction. On a database in use
 * each has its own transaction, which releases a table before the next one begins.
 *
 * Statements that read a whole table follow it without holding the table; an update of its rows runs in
 * batches. They are noted until they are done, so that an interrupted upgrade continues where it stopped.
 * @throws ConfigError with one line when another session holds a table for five minutes.
 */
export async function apply(session: pg.Client, added: readonly WrittenMigration[]): Promise<void> {
  if (added.length === 0) return finish(session);
  const existing = await tablesOf(session);
  await session.query(books);
  if (existing.size === 0) {
    const steps = added.flatMap(({ statements }) => statements);
    return inTransaction(session, [...steps, noteApplied(added)]);
  }
  await finish(session);
  for (const migration of added) {
    const { atOnce, afterwards } = stepsOf(migration.statements, existing);
    const noted = [...atOnce, noteApplied([migration]), ...afterwards.map(noteStep)];
    await patiently(migration.name, () => inTransaction(session, noted));
    await finish(session);
  }
}

/** Finishes the steps of an interrupted upgrade and the steps that the last migration has noted. */
async function finish(session: pg.Client): Promise<void> {
  const { rowCount } = await session.query("select where to_regclass('migration_steps') is not null");
  if (!rowCount) return;
  const { rows } = await session.query<{ id: number; statement: string; reached: string | null }>(
    "select id, statement, to_jsonb(s)->>'reached' as reached from migration_steps s order by id",
  );
  // A database of an earlier version has steps without their progress.
  if (rows.length > 0) await session.query("alter table migration_steps add if not exists reached text");
  for (const { id, statement, reached } of rows) {
    const index = indexBuiltBy(statement);
    // An interrupted build leaves an invalid index.
    if (index) await session.query(`drop index concurrently if exists "${index}"`);
    const update = fillOf(statement);
    if (update) await fill(session, id, update, reached);
    else await session.query(statement);
    await session.query("delete from migration_steps where id = $1", [id]);
  }
}

/**
 * Updates the rows of a table that follow an id, in the order of their ids, and notes the progress in the
 * same statement, so that no row is changed twice; returns the id of the last row, null after the end.
 */
async function filledTo(
  session: pg.Client,
  step: number,
  { table, set, where }: Fill,
  after: string | null,
): Promise<string | null> {
  const following = after === null ? "" : `where id > '${after}'`;
  const { rows } = await session.query<{ reached: string }>(
    `with next as (select id from "${table}" ${following} order by id limit ${ROWS}),
       changed as (update "${table}" set ${set} where (${where}) and id in (select id from next))
     update migration_steps set reached = (select id::text from next order by id desc limit 1)
     where id = ${step} and exists (select from next) returning reached`,
  );
  return rows[0]?.reached ?? null;
}

/** Updates all rows of a table, from the place where an interrupted upgrade stopped. */
async function fill(session: pg.Client, step: number, update: Fill, reached: string | null): Promise<void> {
  for (let after = await filledTo(session, step, update, reached); after !== null;)
    after = await filledTo(session, step, update, after);
}

async function inTransaction(session: pg.Client, statements: readonly string[]): Promise<void> {
  await session.query("begin");
  try {
    await session.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
    for (const statement of statements) await session.query(statement);
    await session.query("commit");
  } catch (error) {
    await session.query("rollback").catch(() => undefined);
    throw error;
  }
}

async function patiently(name: string, work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++)
    try {
      return await work();
    } catch (error) {
      if (!isHeld(error)) throw error;
      if (tries === TRIES)
        throw new ConfigError([
          `La migración ${name} no encontró libre una tabla en cinco minutos: alguien la tiene en una ` +
            "transacción abierta. Ciérrala y vuelve a iniciar; lo que ya se aplicó queda aplicado.",
        ]);
      await wait(PAUSE);
    }
}

/** Returns whether an error is an expired wait for a lock, or a deadlock. */
const isHeld = (error: unknown): boolean =>
  ["55P03", "40P01"].includes((error as { code?: string }).code ?? "");

async function tablesOf(session: pg.Client): Promise<ReadonlySet<string>> {
  const { rows } = await session.query<{ name: string }>(
    `select relname::text as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r'
       and relname not in ('migrations', 'migration_checksums', 'migration_steps')
       and not exists (select from pg_depend d where d.objid = pg_class.oid and d.deptype = 'e')`,
  );
  return new Set(rows.map(({ name }) => name));
}

/** Statements that make the tables in which applied migrations and their last steps are noted. */
export const books = `
  create table if not exists migrations (id serial primary key, name varchar(255) not null,
    executed_at timestamptz(6) not null default current_timestamp(6));
  create table if not exists migration_steps (id serial primary key, statement text not null, reached text)`;

const noteApplied = (migrations: readonly WrittenMigration[]): string =>
  `insert into migrations (name) values ${migrations.map(({ name }) => `('${name}')`).join(", ")};
   ${noteChecksums(migrations)}`;

const noteStep = (step: string): string =>
  `insert into migration_steps (statement) values ('${step.replaceAll("'", "''")}')`;
