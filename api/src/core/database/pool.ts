import type pg from "pg";

/**
 * Patience of a pool, in milliseconds: a request that gets no connection in this time, because all are taken
 * or the server does not answer, is refused with the message that the database is away; and keep-alive
 * notices a peer that vanished, 20 seconds after it was last heard of.
 */
export const patience = {
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const;

/** Milliseconds that the answer of a server may take after it had to end the statement by itself. */
const LATE = 5_000;

/**
 * Returns the bounds of a pool: the server ends a statement that takes longer than `longest` milliseconds,
 * and a transaction in which nothing is asked for as long. The client gives up waiting for a server that does
 * neither.
 */
export const bounded = (longest: number) => ({
  session: {
    statement_timeout: String(longest),
    idle_in_transaction_session_timeout: String(longest),
  },
  client: { query_timeout: longest + LATE },
});

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
