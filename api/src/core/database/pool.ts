import type pg from "pg";

/**
 * How long a pool waits: a request that gets no connection in this time, because all are taken or the server
 * does not answer, is told that the database is away; and a peer that vanished without a word is noticed.
 */
export const patience = { connectionTimeoutMillis: 10_000, keepAlive: true } as const;

/** Milliseconds in which whoever holds a connection that broke may give it back. */
const GRACE = 1_000;

/**
 * Makes a pool live through outages: a connection that breaks ends nothing but itself, and is replaced even
 * when whoever held it never gives it back, as Kysely does not when BEGIN or ROLLBACK fails.
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
        // Whoever held it may still come: it has been given back by then.
        client.release = () => undefined;
        release.call(client, true);
      };
      setTimeout(release, GRACE).unref();
    });
  });
}
