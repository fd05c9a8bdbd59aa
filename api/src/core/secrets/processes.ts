import { setTimeout as pause } from "node:timers/promises";
import type { EntityManager } from "@mikro-orm/postgresql";
import type pg from "pg";

/** Milliseconds from one look at the running processes to the next. */
const EVERY = 200;
/** Milliseconds that earlier transactions may take to end. */
const ENDED = 120_000;

/** Processes that serve: each has one connection for live events, and announces its keys in its pulse. */
const serving = `with named as (
  select application_name as name, client_addr as address from pg_stat_activity
  where datname = current_database())`;

/** Word of a process that opens wrapped account numbers. */
const OPENS = "accounts";

/**
 * Returns the text of a process beside its pulse: as many ids of keys as the name has room for, and a mark
 * that it opens wrapped account numbers.
 */
export const saidKeys = (ids: readonly string[]): string => [...ids.slice(0, 3), OPENS].join(" ");

/** Returns whether a process serves this database that reads a wrapped account number as if it were one. */
export async function opensNoAccounts(em: EntityManager): Promise<boolean> {
  const [found] = await em.execute<{ lacking: boolean }[]>(
    `${serving} select count(*) filter (where name = 'travesia live')
      > count(*) filter (where name ~ '^travesia pulse.* ${OPENS}$') as lacking from named`,
  );
  return found?.lacking ?? true;
}

/** Returns whether another process than that of this backend serves this database. */
export async function servedByOthers(em: EntityManager, own: number | null): Promise<boolean> {
  const rows = await em.execute<object[]>(
    `select from pg_stat_activity where datname = current_database()
      and application_name = 'travesia live' and pid is distinct from ?::int limit 1`,
    [own],
  );
  return rows.length > 0;
}

/**
 * Returns the number of processes serving this database that lack a key, or do not wrap by it. A process that
 * is just starting, or has not read its file yet, gets some milliseconds.
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

/** Returns whether a process serves this database from another address than that of this session. */
export async function servedElsewhere(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(
    `${serving} select from named where name = 'travesia live'
      and address is distinct from inet_client_addr() limit 1`,
  );
  return (rowCount ?? 0) > 0;
}

/**
 * Waits until every present transaction of other sessions is over: the values that it wrapped are written
 * then. Long read-only ones (backups, exports) are not waited for. Returns whether all ended in time.
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
