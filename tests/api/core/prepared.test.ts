import { afterAll, beforeAll, expect, it } from "vitest";
import type { Work } from "../../../api/src/core/mutation/work.ts";
import { sql } from "../../../api/src/core/read/sql.ts";
import { type CoreServices, openCore } from "./core-services.ts";

let core: CoreServices;
beforeAll(async () => {
  core = await openCore();
});
afterAll(() => core?.close());

const PREPARED = sql`select statement from pg_prepared_statements where statement like '%voyage%'`;

/**
 * Returns the statements prepared on an act's connection after it asked something for each of some values.
 */
const after = (asked: (work: Work, n: number) => Promise<unknown>, values: readonly number[]) =>
  core.run(async (work: Work) => {
    for (const n of values) await asked(work, n);
    return (await work.rows<{ statement: string }>(PREPARED)).map(({ statement }) => statement);
  }, null);

it("what acts ask with values is prepared once it comes again, whatever the values are", async () => {
  const ask = (work: Work, n: number) => work.rows(sql`select ${n} as voyage, ${`v${n}`} as name`);
  expect(await after(ask, [1])).toEqual([]);
  expect(await after(ask, [2, 3])).toEqual(["select $1::int as voyage, $2 as name"]);
  const answered = core.run((work: Work) => work.rows(sql`select ${7} as voyage, ${"v7"} as name`), null);
  expect(await answered).toEqual([{ voyage: 7, name: "v7" }]);
});

it("what has no values is asked as it stands", async () => {
  const ask = (work: Work) => work.rows(sql`select 1 as voyage_of_none`);
  expect((await after(ask, [1, 2, 3])).filter((text) => text.includes("none"))).toEqual([]);
});
