import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { countedCall, outgoingCalls } from "../../../api/src/core/outgoing/count-calls.ts";
import { anApp, type TestApp } from "../../support/app.ts";
import { aSentQuote } from "../../support/story/quotes.ts";

const read = (file: string) => readFileSync(new URL(`../../../docker/${file}`, import.meta.url), "utf8");
const files = { dashboard: read("grafana-dashboard.json"), alerts: read("prometheus-alerts.yml") };

/** Names of figures in a text of queries, without what Prometheus adds to those of a histogram. */
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

it("each figure of ours stands in the dashboard, and ends in its unit or says that it only grows", () => {
  const ours = given.filter((name) => name.startsWith("travesia_"));
  const shown = figuresIn(files.dashboard);
  expect(ours.filter((name) => !shown.includes(name))).toEqual([]);
  // Counts of something stand without a unit.
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
