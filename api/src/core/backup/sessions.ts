import { existsSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { type Config, ConfigError } from "../config/config.ts";
import { startEmbedded } from "../database/embedded.ts";
import type { Place } from "../database/orm.ts";
import { withOwnServer } from "../database/own-server.ts";
import { probe } from "../database/reachable.ts";
import { withSession } from "../database/session.ts";

type Addresses = Pick<Config, "dataDir" | "databaseUrl" | "migrateDatabaseUrl" | "readDatabaseUrl">;

/**
 * Works in the database of the environment, as `npm start` finds it, without migrating it; the embedded one
 * is started or joined. With `mustExist` an embedded one that is not there is not made.
 * @throws ConfigError with one line when it cannot be reached.
 */
export async function inPlaceOf<T>(
  given: Addresses & Config,
  mustExist: boolean,
  work: (place: Place) => Promise<T>,
): Promise<T> {
  const config = await withOwnServer(given);
  if (config.databaseUrl) {
    await probe("DATABASE_URL", config.databaseUrl);
    if (config.migrateDatabaseUrl) await probe("MIGRATE_DATABASE_URL", config.migrateDatabaseUrl);
    return work({ url: config.databaseUrl, ownerUrl: config.migrateDatabaseUrl ?? config.databaseUrl });
  }
  if (mustExist && !existsSync(join(config.dataDir, "postgres")))
    throw new ConfigError([nothingIn(config.dataDir)]);
  const server = await startEmbedded(config.dataDir);
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

/** Returns the line for a place without data. */
export const nothingIn = (place: string) => `No hay datos de Travesía en ${place}.`;

/**
 * Opens a session that may take as long as it needs and looks into our own schema first; it is cut when
 * `leaving` is aborted.
 */
export async function openSession(address: string, leaving?: AbortSignal): Promise<pg.Client> {
  leaving?.throwIfAborted();
  const client = new pg.Client({
    connectionString: withSession(address, {
      search_path: "public",
      timezone: "UTC",
      statement_timeout: "0",
      lock_timeout: "0",
      idle_in_transaction_session_timeout: "0",
      jit: "off",
    }),
    application_name: "travesia archive",
    keepAlive: true,
  });
  // A server that goes away is heard of by the statement that is lost.
  client.on("error", () => undefined);
  const cut = () => client.connection.stream.destroy();
  leaving?.addEventListener("abort", cut);
  client.once("end", () => leaving?.removeEventListener("abort", cut));
  await client.connect();
  return client;
}
