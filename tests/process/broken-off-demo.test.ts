import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { describe, expect, it } from "vitest";
import { newSecretKey } from "../../api/src/core/config/secret-key.ts";
import { afterFile } from "../support/after-file.ts";
import { createTestDatabase } from "../support/database.ts";
import { asAdmin } from "../support/server.ts";
import { aDataDir, begin, type Begun } from "./application.ts";

type Environment = Readonly<Record<string, string>>;

const start = (environment: Environment): Promise<Begun> =>
  begin({ DEMO: "true", ...environment }, "tests/process/small-demo.mjs");

/** Message about a demo that is made again. */
const ANEW = "La demostración anterior quedó a medias y nadie la usó: se hace de nuevo.";
/** Message about a demo that people have worked with. */
const KEPT = "La demostración quedó a medias y alguien ya trabajó con ella: no se tocó.";

/** The step of a module's demo once it is done: the next one's has begun. */
const done = (name: string) => `datos de demostración: ${name}`;

/**
 * Counts the rows of each table, except tables that the worker and the sessions fill, and except the words
 * that search knows: random references can occasionally be among them.
 */
async function countsOf(address: string): Promise<Readonly<Record<string, number>>> {
  return asAdmin(address, async (session) => {
    const { rows } = await session.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
        and relname not in ('rate_limits', 'secrets', 'idempotency_keys', 'known_words',
          'unsearched_records') order by 1`,
    );
    const counted = rows.map(({ name }) => `'${name}', (select count(*)::int from "${name}")`);
    // A function takes at most 100 arguments.
    const objects = Array.from(
      { length: Math.ceil(counted.length / 50) },
      (_, n) => `jsonb_build_object(${counted.slice(50 * n, 50 * (n + 1)).join()})`,
    );
    const found = await session.query<{ counts: Record<string, number> }>(
      `select ${objects.join(" || ")} as counts`,
    );
    return found.rows[0]?.counts ?? {};
  });
}

/** The counts of a demo that was made without a break, and of no jobs that ran upon it. */
async function wholeDemo(dataDir: string): Promise<Readonly<Record<string, number>>> {
  const app = await start({ DATA_DIR: dataDir, JOBS: "false" });
  await app.ready;
  const counts = await countsOf((await readFile(join(dataDir, "database.url"), "utf8")).trim());
  await app.kill("SIGTERM");
  return counts;
}

describe("a start that is broken off while the demo is made", () => {
  const signals = ["SIGKILL", "SIGTERM", "SIGINT"] as const;
  const moments = [
    ...["tablas ✓", ...["cuentas", "documentos del personal", "sorteos", "proveedores"].map(done)],
    ...["cotizaciones", "contratos", "compras", "pagos", "comisiones", "avisos"].map(done),
  ];
  // Each is a start of its own: one of each signal every time, all of them by `npm run test:crash`.
  const broken = process.env["EVERY_BREAK"] ? moments : [moments[0]!, done("cotizaciones"), done("pagos")];

  it("by each signal, time after time, ends in a whole demo", { retry: 0, timeout: 1_200_000 }, async () => {
    const [whole, DATA_DIR] = [await wholeDemo(await aDataDir()), await aDataDir()];
    expect([whole["quotes"], whole["contracts"], whole["payments"]].every((rows) => (rows ?? 0) > 0)).toBe(
      true,
    );
    const said: string[] = [];
    for (const [place, moment] of broken.entries()) {
      const app = await start({ DATA_DIR, JOBS: "false" });
      await app.until(moment);
      const { code, stdout } = await app.kill(signals[place % signals.length] ?? "SIGKILL");
      expect([moment, code]).toEqual([moment, place % signals.length === 0 ? null : 0]);
      said.push(stdout);
    }
    // Before the first module's there is nothing to take away.
    expect(said.map((words) => words.includes(ANEW))).toEqual(
      broken.map((_, place) => place > 0 && broken[place - 1] !== moments[0]),
    );
    expect(await wholeDemo(DATA_DIR)).toEqual(whole);
  });
});

describe("half a demo of an earlier version, whose mark was among the secrets", () => {
  /** A database whose demo was broken off early, as that version left it. */
  async function half(environment: Environment = {}) {
    const database = await createTestDatabase();
    afterFile(() => database.drop());
    const DATA_DIR = await aDataDir();
    const house = {
      DATA_DIR,
      DATABASE_URL: database.url,
      MIGRATE_DATABASE_URL: database.ownerUrl,
      ...environment,
    };
    const app = await start(house);
    await app.until(done("paquetes"));
    await app.kill("SIGKILL");
    const owner = (statement: string) =>
      asAdmin(database.ownerUrl, (session: pg.Client) => session.query(statement));
    await owner("delete from demo; insert into secrets (name, value) values ('demo', 'begun')");
    return { house, owner };
  }
  const audited = (type: string, channel: string) =>
    `insert into audit_entries (id, at, type, record_id, channel, request_id, detail)
      values (gen_random_uuid(), now(), '${type}', '1', '${channel}', gen_random_uuid()::text, '{}')`;

  it.each([
    ["as it is", {}],
    ["wrapped by a key", { SECRETS_KEY: newSecretKey() }],
  ])(
    "is made again, %s, visited and worked upon by jobs as it may have been",
    async (_, environment) => {
      const { house, owner } = await half(environment);
      await owner(`${audited("user.signed-in", "rest")}; ${audited("quote.expired", "job")}`);
      await owner("create table backups (n int); insert into backups values (7)");
      // The first start wraps the mark, where there is a key.
      const served = await start({ ...house, DEMO: "false" });
      await served.ready;
      await served.kill("SIGTERM");
      const app = await start(house);
      await app.until(done("paquetes"));
      expect(app.said().stdout).toContain(ANEW);
      expect((await owner("select n from backups")).rows).toEqual([{ n: 7 }]);
      expect((await owner("select state from demo")).rows).toEqual([{ state: "begun" }]);
      expect((await owner("select from secrets where name = 'demo'")).rowCount).toBe(0);
      await app.kill("SIGTERM");
    },
    600_000,
  );

  it("stays as it is when somebody has worked with it, which each start says", async () => {
    const { house, owner } = await half();
    await owner(audited("quote.created", "graphql"));
    const before = (await owner("select count(*)::int as n, max(id) as id from packages")).rows;
    for (const round of [1, 2]) {
      const app = await start(house);
      await app.ready;
      const { stdout } = await app.kill("SIGTERM");
      expect([round, stdout.split("\n").filter((line) => line.startsWith(KEPT)).length]).toEqual([round, 1]);
    }
    expect((await owner("select count(*)::int as n, max(id) as id from packages")).rows).toEqual(before);
  });
});
