import { existsSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { type Config, ConfigError } from "../../core/config/config.ts";
import { startEmbedded } from "../postgres/embedded.ts";
import type { Place } from "../open-database.ts";
import { withOwnServer } from "../postgres/own-server.ts";
import { probeBoth } from "../../core/database/reachable.ts";
import { openUnhurried } from "../../core/database/unhurried.ts";

type Addresses = Pick<Config, "dataDir" | "databaseUrl" | "migrateDatabaseUrl" | "readDatabaseUrl">;

/**
 * Runs work on the configured database as `npm start` finds it, without migrating it; the embedded one is
 * started or joined. With `mustExist`, a missing embedded database is not created. @throws ConfigError with
 * one line when it cannot be reached.
 */
export async function inPlaceOf<T>(
  given: Addresses & Config,
  mustExist: boolean,
  work: (place: Place) => Promise<T>,
): Promise<T> {
  const config = await withOwnServer(given);
  if (config.databaseUrl) {
    await probeBoth(config.databaseUrl, config.migrateDatabaseUrl);
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

/** Returns the error line for an installation without data. */
export const nothingIn = (place: string) => `No hay datos de Travesía en ${place}.`;

/** Opens a session for backing up or restoring a database, without a statement timeout. */
export const openSession = (address: string, leaving?: AbortSignal): Promise<pg.Client> =>
  openUnhurried(address, "travesia archive", leaving);
