import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { earnersAtSize } from "../bench/fill/size.ts";
import { fill, volume } from "../bench/fill/volume.ts";
import { onDatabase, type TestApp } from "./app.ts";
import { Client } from "./client.ts";
import { createFilledDatabase } from "./database.ts";

/** An application over the records of years, in which everybody of `people.ts` has none of their own. */
export interface FilledApp extends TestApp {
  /** A client of a person of the fill, by their id, with their records. */
  asFilled(id: number): Promise<Client>;
}

/**
 * Starts an application at the size of an agency of years: 100,000 quotes and purchases, 200,000 commissions.
 */
export async function aFilledApp(): Promise<FilledApp> {
  const database = await createFilledDatabase(async (ownerUrl) => {
    const client = new pg.Client({ connectionString: ownerUrl });
    await client.connect();
    await fill(client, [earnersAtSize(volume.sellers)]).finally(() => client.end());
  });
  const dataDir = await mkdtemp(join(tmpdir(), "travesia-filled-"));
  const test = await onDatabase(database.url, dataDir);
  const { sessions } = test.app.services;
  return {
    ...test,
    asFilled: async (id) => {
      const token = await sessions.issue({ id, sessionsVersion: 1 }, randomUUID(), test.clock.now());
      return new Client(test.url, { authorization: `Bearer ${token}` });
    },
    close: async () => {
      await test.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
