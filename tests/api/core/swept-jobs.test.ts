import { afterAll, beforeAll, expect, it } from "vitest";
import { Client } from "../../../api/src/core/database/client.ts";
import { judgeJobs } from "../../../api/src/server/health/health.rules.ts";
import { measureDatabase } from "../../../api/src/server/health/measure-database.ts";
import { PRESENCE } from "../../../api/src/core/jobs/presence.ts";
import { installQueue } from "../../../api/src/core/jobs/queue.ts";
import { openLog } from "../../../api/src/core/log/log.ts";
import { START } from "../../support/calendar.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { eventually } from "../../support/patience.ts";
import { asAdmin } from "../../support/server.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await installQueue(database.url, openLog("silent"));
});
afterAll(() => database.drop());

/** Judges the jobs of a product that answers at its port. */
async function judged() {
  const where = { databaseUrl: database.url, migrateDatabaseUrl: null, readDatabaseUrl: null, dataDir: "" };
  const facts = await measureDatabase(where, { now: () => START }, []);
  if ("problem" in facts) throw new Error(JSON.stringify(facts.problem));
  return judgeJobs(facts, true);
}

it("work that rested while the product was stopped is late only from its start on", async () => {
  await asAdmin(database.url, (client) =>
    client.query(
      `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
        values ('sweep', now() - interval '1 day', now() - interval '58 minutes')`,
    ),
  );
  const late = { state: "falla", text: "Las tareas no corren desde hace 58 minutos." };
  // Nobody is there to run it.
  expect(await judged()).toMatchObject(late);
  const process = new Client({ connectionString: database.url, application_name: PRESENCE });
  await process.connect();
  expect(await judged()).toMatchObject({ state: "bien", text: "Las tareas están al día." });
  // A connection of another kind runs nothing.
  await process.query("set application_name = 'travesia read'");
  expect(await judged()).toMatchObject(late);
  await process.query(`set application_name = '${PRESENCE}'`);
  await process.end();
  await eventually(async () => expect(await judged()).toMatchObject(late));
});
