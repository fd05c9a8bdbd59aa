import { systemClock } from "../../api/src/core/clock.ts";
import { startEmbedded } from "../../api/src/core/database/embedded.ts";
import { afterFile } from "../support/after-file.ts";
import { onDatabase } from "../support/app.ts";
import { createTestDatabase } from "../support/database.ts";
import { aDataDir } from "./application.ts";

/**
 * The environment that the processes of one house share: a database with the people of the tests in it, made
 * today, and the files.
 */
export async function aHouse(): Promise<{ readonly DATABASE_URL: string; readonly DATA_DIR: string }> {
  const database = await createTestDatabase();
  const DATA_DIR = await aDataDir();
  const moved = await onDatabase(database.url, DATA_DIR, {}, systemClock.now());
  await moved.close();
  afterFile(() => database.drop());
  return { DATABASE_URL: database.url, DATA_DIR };
}

/** The people of the tests in the embedded database of a new folder. */
export async function anInhabitedFolder(): Promise<string> {
  const dataDir = await aDataDir();
  const server = await startEmbedded(dataDir);
  const app = await onDatabase(server.url, dataDir, { MIGRATE_DATABASE_URL: server.ownerUrl });
  await app.close();
  await server.stop();
  return dataDir;
}
