import pg from "pg";
import { Client } from "./client.ts";
import type { Pulse } from "./pulse.ts";
import { LONGEST_STATEMENT } from "./session.ts";

/**
 * Patience of a pool, in milliseconds: a request that gets no connection in this time, because all are taken
 * or the server does not answer, is refused with the message that the database is away; and keep-alive
 * notices a peer that vanished, 20 seconds after it was last heard of.
 */
const patience = {
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const;

/** Milliseconds that the answer of a server may take after it had to end the statement by itself. */
const LATE = 5_000;

/**
 * Returns the part of a pool that is the same in all: how it opens connections, cuts them while the server is
 * silent, and how long it waits for the answer of a server that ends no statement by itself.
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

/** Milliseconds in which the code that holds a broken connection may give it back. */
const GRACE = 1_000;

/**
 * Makes a pool live through outages: a connection that breaks ends nothing but itself, and is replaced
 * even when the code that held it never gives it back, as Kysely does not when BEGIN or ROLLBACK fails.
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
        // The code that held it may still give it back: that has been done by then.
        client.release = () => undefined;
        release.call(client, true);
      };
      setTimeout(release, GRACE).unref();
    });
  });
}
