import { EventEmitter } from "node:events";
import { beforeAll, expect, it } from "vitest";
import { ReadBudget } from "../../../api/src/core/read/limits/budget.ts";
import type { TestApp } from "../../support/app.ts";
import { asOwner } from "../../support/owner.ts";
import { eventually } from "../../support/patience.ts";
import { anAppWithSales } from "../../support/sales.ts";

const TOO_MUCH = "La consulta pide demasiado. Pide menos filas con limit o menos listas dentro de otras.";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const circle = `{ payments { items { contract { payments { contract { id } } } } } }`;
const plain = "{ contracts { items { id } } }";
const heavy = `{ contracts(limit: 100) { items { items { purchases { id } } } } }`;

it("a query that goes in circles is refused, after who may not ask at all", async () => {
  const { errors } = await app.as("owner").gql(circle);
  expect(errors).toEqual([{ message: TOO_MUCH, extensions: { code: "BAD_USER_INPUT" } }]);
  const nobody = await app.as(null).gql(circle);
  expect(nobody.errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
});

/** Holds contracts locked for as long as the work takes; their readers wait. */
const whileLocked = (work: (waiting: () => Promise<number>) => Promise<void>) =>
  asOwner(app, async (em) => {
    await em.begin();
    await em.execute("lock table contracts in access exclusive mode");
    const waiting = async () => {
      const [row] = await em
        .fork({ keepTransactionContext: false })
        .execute<{ n: number }[]>(
          "select count(*)::int as n from pg_locks where not granted and relation = 'contracts'::regclass",
        );
      return row?.n ?? 0;
    };
    try {
      await work(waiting);
    } finally {
      await em.rollback();
    }
  });

it("a read is cancelled when its caller leaves, in both tiers and over REST", async () => {
  await app.as("owner").ask(plain);
  const { authorization = "" } = app.as("owner").headers;
  const headers = { authorization, "content-type": "application/json" };
  const post = (query: string) => (signal: AbortSignal) =>
    fetch(`${app.url}/graphql`, { method: "POST", headers, body: JSON.stringify({ query }), signal });
  const get = (signal: AbortSignal) => fetch(`${app.url}/contracts`, { headers, signal });
  await whileLocked(async (waiting) => {
    for (const ask of [post(plain), post(heavy), get]) {
      const leaving = new AbortController();
      const asked = ask(leaving.signal).catch(() => "left");
      await eventually(async () => expect(await waiting()).toBe(1));
      leaving.abort();
      expect(await asked).toBe("left");
      await eventually(async () => expect(await waiting()).toBe(0));
    }
  });
  expect((await app.as("owner").ask(plain))["contracts"].items.length).toBeGreaterThan(0);
  // It is the leaving that ends it, and no time of its own.
  const caller = Object.assign(new EventEmitter(), { closed: false });
  const budget = ReadBudget.of({ requestId: "1", channel: "graphql", ip: null, userAgent: null, caller })!;
  const asleep = budget.ask(app.app.services.pool, { text: "select pg_sleep(60)" }, 60_000);
  caller.emit("close");
  await expect(asleep).rejects.toThrow("La petición se canceló antes de terminar.");
});

it("a read ends after five seconds with a sentence, in both tiers and over REST", async () => {
  await app.as("owner").ask(plain);
  await whileLocked(async () => {
    const started = performance.now();
    const [text, objects, rest] = await Promise.all([
      app.as("owner").gql(plain),
      app.as("owner").gql(heavy),
      app.as("owner").rest("GET", "/contracts"),
    ]);
    const message =
      "La consulta tardó más de 5 segundos y se detuvo. Pide menos filas o un período más corto.";
    expect(text.errors?.[0]).toMatchObject({ message, extensions: { code: "BAD_USER_INPUT" } });
    expect(objects.errors?.[0]).toMatchObject({ message, extensions: { code: "BAD_USER_INPUT" } });
    expect(rest).toMatchObject({ status: 400, body: { success: false, message } });
    expect(performance.now() - started).toBeLessThan(8_000);
  });
});

it("while a person runs two heavy reads, their third waits, and nobody else's", async () => {
  const asked: ReturnType<ReturnType<TestApp["as"]>["gql"]>[] = [];
  await whileLocked(async (waiting) => {
    for (let n = 0; n < 3; n += 1) asked.push(app.as("owner").gql(heavy));
    await eventually(async () => expect(await waiting()).toBe(2));
    // The third one has come by then: what is asked after it is answered.
    for (let n = 0; n < 5; n += 1) {
      await app.as("owner").ask("{ me { id } }");
      expect(await waiting()).toBe(2);
    }
    asked.push(app.as("admin").gql(heavy));
    await eventually(async () => expect(await waiting()).toBe(3));
  });
  for (const { errors } of await Promise.all(asked)) expect(errors).toBeUndefined();
});

it("an answer to GraphQL has at most 8 MB, one to REST 64 MB, of all its reads together", async () => {
  const { pool } = app.app.services;
  const of = (channel: "graphql" | "rest") =>
    ReadBudget.of({ requestId: "1", channel, ip: null, userAgent: null })!;
  const json = (megabytes: number) => ({
    text: `select json_build_object('x', repeat('x', ${megabytes} * 1024 * 1024)) as x`,
  });
  // Bytes are counted here, and time is not: a busy machine may take its time for 63 MB.
  const patient = 120_000;
  const graphql = of("graphql");
  await graphql.ask(pool, json(7), patient);
  await expect(graphql.ask(pool, json(2), patient)).rejects.toThrow(
    "La respuesta supera los 8 MB. Pide menos filas o menos campos.",
  );
  await expect(of("rest").ask(pool, json(63), patient)).resolves.toHaveLength(1);
  await expect(of("rest").ask(pool, json(65), patient)).rejects.toThrow("64 MB");
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});

it("an answer that repeats one text under many names is refused where the answer grows too large", async () => {
  await asOwner(app, async (em) => {
    await em.execute(
      "update page_texts set published = repeat('x', 400000), published_html = 'x' where key = 'hero'",
    );
  });
  const many = Array.from({ length: 100 }, (_, n) => `a${n}: published`).join(" ");
  const { errors } = await app.as(null).freely.gql(`{ pageText(key: hero) { ${many} } }`);
  expect(errors?.[0]).toMatchObject({ message: expect.stringContaining("8 MB") });
});

it("every statement of acts, jobs and reads is ended by the server's own time after five minutes", async () => {
  const { orm, pool } = app.app.services;
  const asked = "show statement_timeout";
  const [acts] = await orm.em.fork().execute<{ statement_timeout: string }[]>(asked);
  const [reads] = (await pool.query<{ statement_timeout: string }>(asked)).rows;
  expect([acts, reads]).toEqual([{ statement_timeout: "5min" }, { statement_timeout: "5min" }]);
});
