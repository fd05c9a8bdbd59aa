import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Work } from "../../../api/src/core/mutation/work.ts";
import { sql } from "../../../api/src/core/read/sql.ts";
import { TODAY } from "../../support/calendar.ts";
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

it("a statement without values is sent unchanged", async () => {
  const ask = (work: Work) => work.rows(sql`select 1 as voyage_of_none`);
  expect((await after(ask, [1, 2, 3])).filter((text) => text.includes("none"))).toEqual([]);
});

it("rows of a prepared statement are read as the first time", async () => {
  const ask = (work: Work, n: number) =>
    work.rows(sql`select ${n} as voyage_of_types, ${n}::bigint as amount, ${TODAY}::date as day,
      null as none, ${n} = 2 as is_two, '{"a": [1]}'::jsonb as content where ${n} > 0`);
  const row = (n: number) => ({
    voyage_of_types: n,
    amount: String(n),
    day: TODAY,
    none: null,
    is_two: n === 2,
    content: { a: [1] },
  });
  const asked = core.run(async (work: Work) => {
    const found: unknown[] = [];
    for (const n of [1, 2, 3, 0, 4]) found.push(...(await ask(work, n)));
    return found;
  }, null);
  expect(await asked).toEqual([1, 2, 3, 4].map(row));
});

describe("a transaction whose statements are prepared", () => {
  const mark = (work: Work, word: string) =>
    work.rows(sql`insert into sequences (kind, year, last) values (${word}, 2026, 1)`);
  const isMarked = async (word: string) =>
    (await core.run((work: Work) => work.rows(sql`select from sequences where kind = ${word}`), null))
      .length === 1;

  it("is undone as a whole, also where that statement was prepared before", async () => {
    for (const word of ["uno", "dos", "tres"]) {
      const undone = core.run(async (work: Work) => {
        await mark(work, word);
        await mark(work, `${word} más`);
        throw new Error("undone");
      }, null);
      await expect(undone).rejects.toThrow("undone");
      expect([await isMarked(word), await isMarked(`${word} más`)]).toEqual([false, false]);
    }
    await core.run((work: Work) => mark(work, "cuatro"), null);
    expect(await isMarked("cuatro")).toBe(true);
  });

  it("that asked nothing leaves nothing open for the next one", async () => {
    for (let n = 0; n < 12; n += 1) await core.run(() => Promise.resolve(), null);
    const open = await core.services.pool.query(
      "select from pg_stat_activity where datname = current_database() and state like 'idle in%'",
    );
    expect(open.rowCount).toBe(0);
    const { em } = core.services.orm;
    await em.fork().execute("insert into sequences (kind, year, last) values ('cinco', 2026, 1)");
    expect(await isMarked("cinco")).toBe(true);
  });

  it("is of no effect when its first statement fails, and the connection serves the next act", async () => {
    const divide = (work: Work, by: number) => work.rows(sql`select ${12} / ${by} as voyage_share`);
    for (const by of [3, 4]) await core.run((work: Work) => divide(work, by), null);
    await expect(core.run((work: Work) => divide(work, 0), null)).rejects.toThrow("division by zero");
    expect(await core.run((work: Work) => divide(work, 6), null)).toEqual([{ voyage_share: 2 }]);
  });
});
