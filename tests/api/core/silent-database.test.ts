import { afterAll, beforeAll, expect, it } from "vitest";
import { openReadPool } from "../../../api/src/core/database/read-pool.ts";
import { isAway } from "../../../api/src/core/database/away.ts";
import { openJobPool } from "../../../api/src/core/jobs/job-pool.ts";
import { ReadBudget } from "../../../api/src/core/read/limits/budget.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { Wire } from "../../support/wire.ts";

let database: TestDatabase;
let wire: Wire;
beforeAll(async () => {
  database = await createTestDatabase();
  wire = new Wire(new URL(database.url));
  await wire.lay();
});
afterAll(async () => {
  await wire.cut();
  await database.drop();
});

it("a read on a connection that says nothing any more ends soon after its time, and the next one is answered", async () => {
  const pool = openReadPool(wire.url, undefined, 1);
  const budget = ReadBudget.of({ requestId: "r", channel: "rest", ip: null, userAgent: null })!;
  const one = { text: "select 1 as one" };
  expect(await budget.ask(pool, one, 1_000)).toEqual([{ one: 1 }]);
  wire.hold();
  const error: unknown = await budget.ask(pool, one, 100).catch((reason: unknown) => reason);
  expect(isAway(error)).toBe(true);
  await wire.cut();
  await wire.lay();
  expect(await budget.ask(pool, one, 1_000)).toEqual([{ one: 1 }]);
  await pool.end();
});

it.each([
  ["reads", (url: string) => openReadPool(url)],
  ["jobs", (url: string) => openJobPool(url)],
])(
  "the server ends statements of %s, and transactions in which nothing comes, after five minutes",
  async (_, open) => {
    const pool = open(database.url);
    const { rows } = await pool.query(
      `select current_setting('statement_timeout') as statement,
       current_setting('idle_in_transaction_session_timeout') as idle`,
    );
    expect(rows).toEqual([{ statement: "5min", idle: "5min" }]);
    await pool.end();
  },
);
