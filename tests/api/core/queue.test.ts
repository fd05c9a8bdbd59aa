import pg from "pg";
import { expect, test } from "vitest";
import { installQueue } from "../../../api/src/core/jobs/queue.ts";
import { openLog } from "../../../api/src/core/log/log.ts";
import { createTestDatabase } from "../../support/database.ts";

test("processes that start at once install the queue once", async () => {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query("drop schema if exists graphile_worker cascade");
  await client.end();
  const log = openLog("fatal");
  await expect(Promise.all([1, 2, 3, 4].map(() => installQueue(database.url, log)))).resolves.toHaveLength(4);
  await database.drop();
});
