import type pg from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import { openReadPool } from "../../../api/src/core/database/read-pool.ts";
import {
  TextRow,
  type TextStatement,
  textsOf,
  type TextValues,
} from "../../../api/src/core/below-mapper/text-row.ts";
import { afterFile } from "../../support/after-file.ts";
import { anApp, type TestApp } from "../../support/app.ts";
import { eventually } from "../../support/patience.ts";

let app: TestApp;
let pool: pg.Pool;
let client: pg.PoolClient;
beforeAll(async () => {
  app = await anApp();
  pool = openReadPool(app.app.services.pool.options.connectionString!, undefined, 2);
  // One connection: what a statement leaves on it meets the next one.
  client = await pool.connect();
  afterFile(async () => {
    client.release();
    await pool.end();
  });
});

const ask = (text: string, values: readonly unknown[] = [], name?: string) =>
  new Promise<TextValues | undefined>((resolve, reject) => {
    const row = new TextRow({ name, text, values } satisfies TextStatement);
    row.callback = (error, found) => (error ? reject(error) : resolve(found));
    client.query(row);
  });
const pidOf = async () => Number((await ask("select pg_backend_pid()::text"))?.[0]);

describe("a row of texts", () => {
  it("is written as Postgres writes it, for every type, and null for null", async () => {
    expect(await ask(`select 'ñandú', 12345678901234::bigint, null, true, '{"a":"é"}'::json`)).toEqual([
      "ñandú",
      "12345678901234",
      null,
      "t",
      '{"a":"é"}',
    ]);
    expect(await ask("select 1 where false")).toBeUndefined();
    expect((await ask("select repeat('x', 300000)"))?.[0]).toHaveLength(300_000);
  });

  it("takes the values that other statements take", async () => {
    const at = new Date(1_750_000_000_123);
    const values = [7, "l'été", null, at, [1, 2], { a: 1 }, true];
    const text = `select $1::int::text, $2::text, $3::text, $4::timestamptz::text, $5::int[]::text,
      $6::jsonb::text, $7::boolean::text`;
    const { rows } = await client.query<(string | null)[]>({ text, values, rowMode: "array" });
    expect(await ask(text, values)).toEqual(rows[0]);
  });

  it("is planned once on a connection under a name, also beside statements of the driver", async () => {
    const text = "select $1::int + 1 as next";
    expect(await ask(text, [1], "one_more")).toEqual(["2"]);
    expect(await ask(text, [2], "one_more")).toEqual(["3"]);
    expect((await client.query({ name: "one_more", text, values: [3] })).rows).toEqual([{ next: 4 }]);
    const prepared = "select count(*)::text from pg_prepared_statements where name = 'one_more'";
    expect(await ask(prepared)).toEqual(["1"]);
  });
});

describe("a statement of texts that fails", () => {
  it("says why, and leaves its connection to the next one", async () => {
    const pid = await pidOf();
    await expect(ask("select nothing from nowhere")).rejects.toMatchObject({ code: "42P01" });
    await expect(ask("select $1::int / 0", [1], "by_zero")).rejects.toMatchObject({ code: "22012" });
    // Under its name it was prepared: it fails again when it runs, and not before.
    await expect(ask("select $1::int / 0", [1], "by_zero")).rejects.toMatchObject({ code: "22012" });
    await expect(ask("copy (select 1) to stdout")).resolves.toBeUndefined();
    expect(await pidOf()).toBe(pid);
  });

  it("for a value that cannot be written is refused, and leaves its connection to the next one", async () => {
    const pid = await pidOf();
    const circle: { self?: object } = {};
    circle.self = circle;
    await expect(ask("select $1::text", [circle])).rejects.toThrow(/circular/i);
    await expect(ask("select $1::text", [circle], "circle")).rejects.toThrow(/circular/i);
    expect(await ask("select $1::text", ["whole"], "circle")).toEqual(["whole"]);
    expect(await pidOf()).toBe(pid);
  });

  it("that is cancelled in the middle ends as one, and leaves its connection to the next one", async () => {
    const pid = await pidOf();
    const slow = ask("select pg_sleep(60)::text");
    const ended = expect(slow).rejects.toMatchObject({ code: "57014" });
    await eventually(async () => expect(await stop("pg_cancel_backend", pid)).toBe(true));
    await ended;
    expect(await pidOf()).toBe(pid);
  });

  it("by a connection that is lost in the middle is answered, and another connection takes its place", async () => {
    const statement = { name: undefined, values: [] };
    const pidIn = async () =>
      Number((await textsOf(pool, { ...statement, text: "select pg_backend_pid()::text" }))?.[0]);
    const pid = await pidIn();
    const slow = textsOf(pool, { ...statement, text: "select pg_sleep(60)::text" });
    const ended = expect(slow).rejects.toThrow();
    await eventually(async () => expect(await stop("pg_terminate_backend", pid)).toBe(true));
    await ended;
    expect(await pidIn()).not.toBe(pid);
  });
});

/** Stops the slow statement of a backend; false while it does not run yet. */
async function stop(way: "pg_cancel_backend" | "pg_terminate_backend", pid: number): Promise<boolean> {
  const { rows } = await app.app.services.pool.query<{ stopped: boolean }>(
    `select ${way}(pid) as stopped from pg_stat_activity
      where pid = $1 and state = 'active' and query like 'select pg_sleep(60)%'`,
    [pid],
  );
  return rows[0]?.stopped ?? false;
}
