import pg from "pg";
import { Client } from "./client.ts";
import type { Pulse } from "./pulse.ts";
import { LONGEST_STATEMENT } from "./session.ts";

/**
 * Timeouts of a pool, in milliseconds. A request that gets no connection in this time, because all are taken
 * or the server does not answer, is refused with the message that the database is away. Keep-alive detects a
 * peer that vanished, 20 seconds after its last answer.
 */
const patience = {
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const;

/**
 * Milliseconds that the answer of a server may take after the time at which it should have ended the
 * statement.
 */
const LATE = 5_000;

/**
 * Returns the settings that all pools share: the way they open connections, cut them while the server is
 * silent, and the longest wait for the answer of a server that does not end a statement in time.
 */
export const pooled = (pulse?: Pulse, longest = LONGEST_STATEMENT) => ({
  Client: (pulse?.Client ?? Client) as never,
  ...patience,
  query_timeout: longest + LATE,
});

/** Opens a pool that lives through outages. */
export function openPool(
  { longest, ...config }: pg.PoolConfig & { readonly longest?: number },
  pulse?: Pulse,
): pg.Pool {
  const pool = new pg.Pool({ ...pooled(pulse, longest), ...config });
  surviveOutages(pool);
  return pool;
}

/** Milliseconds in which the code that holds a broken connection may release it. */
const GRACE = 1_000;

/**
 * Makes a pool survive outages: a broken connection affects nothing else, and is replaced even when the code
 * that held it never releases it, as Kysely does when BEGIN or ROLLBACK fails.
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
