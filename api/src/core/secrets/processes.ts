import { setTimeout as pause } from "node:timers/promises";
import type { EntityManager } from "@mikro-orm/postgresql";
import type pg from "pg";

/** Milliseconds between two checks of the running processes. */
const EVERY = 200;
/** Milliseconds within which earlier transactions have to end. */
const ENDED = 120_000;

/**
 * SQL for the serving processes: each has one connection for live events, and announces its keys in the name
 * of its pulse connection.
 */
const serving = `with named as (
  select application_name as name, client_addr as address from pg_stat_activity
  where datname = current_database())`;

/** Mark of a process that can read encrypted account numbers. */
const OPENS = "accounts";

/**
 * Returns the text that a process adds to the name of its pulse connection: as many key ids as fit, and a
 * mark that it can read encrypted account numbers.
 */
export const saidKeys = (ids: readonly string[]): string => [...ids.slice(0, 3), OPENS].join(" ");

/**
 * Returns whether a process serves this database that cannot read encrypted account numbers and would take
 * one for a plain number.
 */
export async function opensNoAccounts(em: EntityManager): Promise<boolean> {
  const [found] = await em.execute<{ lacking: boolean }[]>(
    `${serving} select count(*) filter (where name = 'travesia live')
      > count(*) filter (where name ~ '^travesia pulse.* ${OPENS}$') as lacking from named`,
  );
  return found?.lacking ?? true;
}

/** Returns whether another process than the one with this backend serves this database. */
export async function servedByOthers(em: EntityManager, own: number | null): Promise<boolean> {
  const rows = await em.execute<object[]>(
    `select from pg_stat_activity where datname = current_database()
      and application_name = 'travesia live' and pid is distinct from ?::int limit 1`,
    [own],
  );
  return rows.length > 0;
}

/**
 * Returns the number of processes serving this database that do not have a key, or do not encrypt with it. A
 * process that is just starting, or has not read its file yet, gets `patience` milliseconds.
 */
export async function lacking(
  client: pg.ClientBase,
  id: string,
  what: "knows" | "wraps by",
  patience: number,
): Promise<number> {
  const pattern = `${what === "knows" ? "travesia pulse .*" : "travesia pulse "}${id}`;
  for (const until = performance.now() + patience; ;) {
    const { rows } = await client.query<{ lacking: number }>(
      `${serving} select greatest(0, count(*) filter (where name = 'travesia live')
        - count(*) filter (where name ~ $1))::int as lacking from named`,
      [pattern],
    );
    const found = rows[0]?.lacking ?? 0;
    if (found === 0 || performance.now() > until) return found;
    await pause(EVERY);
  }
}

/** Returns whether a process serves this database from another network address than this session's. */
export async function servedElsewhere(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(
    `${serving} select from named where name = 'travesia live'
      and address is distinct from inet_client_addr() limit 1`,
  );
  return (rowCount ?? 0) > 0;
}

/**
 * Waits until every current transaction of other sessions has ended, so that values they encrypted are
 * committed. It does not wait for long read-only transactions (backups, exports). Returns whether all ended
 * in time.
 */
export async function othersEnded(client: pg.ClientBase): Promise<boolean> {
  const { rows: begun } = await client.query<{ id: string }>(
    `select l.virtualtransaction as id from pg_locks l join pg_stat_activity a on a.pid = l.pid
      where l.locktype = 'virtualxid' and a.datname = current_database() and l.pid <> pg_backend_pid()
      and a.application_name not in ('travesia archive', 'travesia export', 'travesia read')`,
  );
  for (const until = performance.now() + ENDED; ;) {
    const { rowCount } = await client.query(
      "select from pg_locks where locktype = 'virtualxid' and virtualtransaction = any ($1) limit 1",
      [begun.map(({ id }) => id)],
    );
    if (!rowCount) return true;
    if (performance.now() > until) return false;
    await pause(EVERY);
  }
}
