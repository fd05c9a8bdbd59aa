import { readFile } from "node:fs/promises";
import type { Config } from "../../core/config/config.ts";
import { addressFile } from "./embedded.ts";

/**
 * Returns the configuration of a second process whose DATABASE_URL is the address in `DATA_DIR/database.url`.
 * It uses that folder's embedded server like the first process: it migrates, restarts the server when it is
 * killed, and stops it when it is the last to leave.
 */
export async function withOwnServer(config: Config): Promise<Config> {
  if (!config.databaseUrl) return config;
  const shared = await readFile(addressFile(config.dataDir), "utf8").catch(() => "");
  return shared.trim() === config.databaseUrl
    ? { ...config, databaseUrl: null, migrateDatabaseUrl: null }
    : config;
}
