import pg from "pg";
import { Client } from "./client.ts";
import type { Pulse } from "./pulse.ts";
import { LONGEST_STATEMENT } from "./session.ts";

/**
 * Timeouts of a pool, in milliseconds. A request that gets no connection in this time, because all are in use
 * or the server does not respond, is refused with the message that the database is unavailable. Keep-alive
 * detects a vanished peer 20 seconds after its last answer.
 */
const patience = {
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const;

/**
 * Additional time for the server's answer after the server should have cancelled the statement, in
 * milliseconds.
 */
const LATE = 5_000;

/**
 * Returns the settings common to all pools: the way connections are opened, cutting them while the server
 * does not respond, and the timeout for a server that does not cancel a statement in time.
 */
export const pooled = (pulse?: Pulse, longest = LONGEST_STATEMENT) => ({
  Client: (pulse?.Client ?? Client) as never,
  ...patience,
  query_timeout: longest + LATE,
});

/** Opens a pool that survives outages. */
export function openPool(
  { longest, ...config }: pg.PoolConfig & { readonly longest?: number },
  pulse?: Pulse,
): pg.Pool {
  const pool = new pg.Pool({ ...pooled(pulse, longest), ...config });
  surviveOutages(pool);
  return pool;
}

/** Time in which code that holds a broken connection may release it, in milliseconds. */
const GRACE = 1_000;

/**
 * Makes a pool survive outages: a broken connection affects nothing else. It is replaced even when the code
 * that holds it never releases it, as Kysely does when BEGIN or ROLLBACK fails.
 */
export function surviveOutages(pool: pg.Pool): void {
  const gone = new WeakSet<pg.PoolClient>();
  // An idle connection that the server drops is replaced by the next query; without a listener it would end
  // the process.
  pool.on("error", () => undefined);
  pool.on("remove", (client) => void gone.add(client));
  pool.on("connect", (client) => {
    client.on("error", () => undefined);
    client.once("end", () => {
      const release = () => {
        if (gone.has(client)) return;
        const { release } = client;
        // The code that held it may still release it: that has been done by then.
        client.release = () => undefined;
        release.call(client, true);
      };
      setTimeout(release, GRACE).unref();
    });
  });
}
