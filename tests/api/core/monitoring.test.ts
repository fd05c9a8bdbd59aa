import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { countedCall, outgoingCalls } from "../../../api/src/core/outgoing/count-calls.ts";
import { anApp, type TestApp } from "../../support/app.ts";
import { aSentQuote } from "../../support/story/quotes.ts";

const read = (file: string) => readFileSync(new URL(`../../../docker/${file}`, import.meta.url), "utf8");
const files = { dashboard: read("grafana-dashboard.json"), alerts: read("prometheus-alerts.yml") };

/** Names of figures in a text of queries, without what Prometheus adds to a histogram. */
const figuresIn = (text: string): readonly string[] => {
  const named = text.matchAll(/\b(?:travesia|process|nodejs)_[a-z0-9_]+/g);
  return [...new Set(Array.from(named, ([name]) => name.replace(/_(bucket|count|sum)$/, "")))];
};

let app: TestApp;
let given: readonly string[];
const metrics = async () => (await fetch(`${app.url}/metrics`)).text();
beforeAll(async () => {
  app = await anApp();
  const text = await metrics();
  given = Array.from(text.matchAll(/^# TYPE (\S+)/gm), ([, name = ""]) => name);
});

it.each(Object.entries(files))("the %s asks for nothing that /metrics does not give", (_, text) => {
  const wanted = figuresIn(text);
  expect(wanted.length).toBeGreaterThan(3);
  expect(wanted.filter((name) => !given.includes(name))).toEqual([]);
});

it("each figure of ours is in the dashboard, and ends in its unit or says that it only grows", () => {
  const ours = given.filter((name) => name.startsWith("travesia_"));
  const shown = figuresIn(files.dashboard);
  expect(ours.filter((name) => !shown.includes(name))).toEqual([]);
  // Counts have no unit.
  const counts = /_(connections|waiting|failed|unsent|sockets|success)$|^travesia_sockets$/;
  expect(ours.filter((name) => !/_(seconds|total|bytes)$/.test(name) && !counts.test(name))).toEqual([]);
});

it("each alert says in Spanish what to do", () => {
  const alerts = files.alerts.match(/- alert: \w+/g) ?? [];
  const summaries = files.alerts.match(/summary: "[A-ZÁÉÍÓÚ][^"]*\. [A-Z][^"]*\."/g) ?? [];
  expect(summaries).toHaveLength(alerts.length);
});

it("a call to another service is counted by how it ended, and its failure goes on", async () => {
  // The counter belongs to the process, in which other files have made calls of their own.
  const counted = async (outcome: "answered" | "failed") => {
    const { values } = await outgoingCalls.get();
    return values.find(({ labels }) => labels.service === "sms" && labels.outcome === outcome)?.value ?? 0;
  };
  const before = { answered: await counted("answered"), failed: await counted("failed") };
  await countedCall("sms", () => Promise.resolve("listo"));
  await expect(countedCall("sms", () => Promise.reject(new Error("caído")))).rejects.toThrow("caído");
  const text = await metrics();
  for (const outcome of ["answered", "failed"] as const)
    expect(text).toContain(
      `travesia_outgoing_calls_total{service="sms",outcome="${outcome}"} ${before[outcome] + 1}`,
    );
});

it("what waits in the sale is counted by its kind, as it is now", async () => {
  expect(await metrics()).toContain(`travesia_sale_waiting{kind="quotes"} 0`);
  await aSentQuote(app);
  const text = await metrics();
  expect(text).toContain(`travesia_sale_waiting{kind="quotes"} 1`);
  expect(text).toContain(`travesia_sale_waiting{kind="claims"} 0`);
});

/** Number of statements that the metrics give of a kind and an outcome. */
const statements = async (kind: "read" | "write", outcome: "done" | "failed") => {
  const line = `travesia_database_statements_total{kind="${kind}",outcome="${outcome}"} `;
  return Number((await metrics()).split(line)[1]?.split("\n")[0]);
};

it("statements are counted by their pool and by how they ended, one by one", async () => {
  const { pool, orm } = app.app.services;
  const before = [await statements("read", "done"), await statements("read", "failed")];
  for (let n = 0; n < 3; n += 1) await pool.query("select 1");
  await pool.query({ name: "one", text: "select $1::int", values: [1] });
  await expect(pool.query("select 1 / 0")).rejects.toThrow("division by zero");
  await expect(pool.query("delete from quotes")).rejects.toThrow("read-only");
  expect([await statements("read", "done"), await statements("read", "failed")]).toEqual([
    before[0]! + 4,
    before[1]! + 2,
  ]);
  const failed = await statements("write", "failed");
  await expect(orm.em.fork().execute("select 1 / 0")).rejects.toThrow("division by zero");
  expect(await statements("write", "failed")).toBe(failed + 1);
  const done = await statements("write", "done");
  await aSentQuote(app);
  expect(await statements("write", "done")).toBeGreaterThan(done + 5);
});

it("the connections of both pools are counted, those for reads and those for writes", async () => {
  const { pool, orm } = app.app.services;
  const figure = (text: string, name: string, labels: string) =>
    Number(text.split(`travesia_database_${name}{${labels}} `)[1]?.split("\n")[0]);
  const held = await pool.connect();
  const text = await orm.em.transactional(async (em) => {
    await em.execute("select 1");
    return metrics();
  });
  held.release();
  for (const kind of ["read", "write"]) {
    expect(figure(text, "connections", `kind="${kind}",state="busy"`)).toBeGreaterThan(0);
    expect(figure(text, "connections", `kind="${kind}",state="idle"`)).toBeGreaterThanOrEqual(0);
    expect(figure(text, "waiting", `kind="${kind}"`)).toBe(0);
  }
});
