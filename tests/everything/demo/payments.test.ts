import { expect, it } from "vitest";
import { seedModules } from "../../../api/src/app.seed.ts";
import type { SeedContext } from "../../../api/src/core/seed.ts";
import { payments } from "../../../api/src/modules/payments/payments.module.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { inDays, TODAY } from "../../support/calendar.ts";
import { aContractInShares } from "../../support/story/contracts.ts";

/** The module with its demo, made by the people of the story. */
const demoOf = (app: TestApp) => ({
  ...payments,
  seed: async (seed: SeedContext) => {
    for (const [handle, viewer] of Object.entries(app.people)) seed.shared.set(`account:${handle}`, viewer);
    await payments.seed?.(seed);
  },
});

it("the demo's payments are made through the acts, in every status", async () => {
  const app = await anAppWithSales();
  for (let n = 0; n < 5; n += 1) await aContractInShares(app, [TODAY, inDays(2), inDays(20)]);
  app.clock.advance({ days: 4 });
  await seedModules(app.app.services, [demoOf(app)]);
  await app.runJobs();
  const em = app.app.services.orm.em.fork();
  const rows = await em.execute<{ status: string; reversed: boolean; count: number }[]>(
    `select status, reversed_at is not null as reversed, count(*)::int as count from payments group by 1, 2
      order by 1, 2`,
  );
  expect(rows).toEqual([
    { status: "pending", reversed: false, count: 3 },
    { status: "rejected", reversed: false, count: 2 },
    { status: "rejected", reversed: true, count: 1 },
    { status: "verified", reversed: false, count: 9 },
  ]);
  expect(await em.execute("select sum(total_pagado)::int as paid from contracts")).toEqual([
    { paid: 9_000_000 },
  ]);
  expect(await em.execute("select reason, count(*)::int from refunds group by 1")).toEqual([
    { reason: "pago_en_revision", count: 1 },
  ]);
  expect((await app.outbox()).filter(({ subject }) => subject.startsWith("Recibimos tu pago"))).toHaveLength(
    10,
  );
});

it("the demo has refunds in every status, one of them late, and a claim that waits", async () => {
  const app = await anAppWithSales();
  for (let n = 0; n < 10; n += 1) await aContractInShares(app, [TODAY, inDays(2), inDays(60)]);
  app.clock.advance({ days: 45 });
  await seedModules(app.app.services, [demoOf(app)]);
  const em = app.app.services.orm.em.fork();
  const refunds = await em.execute(
    `select status, reason, due_on < ? as late, account_number is not null as account from refunds
      order by created_at`,
    [app.clock.now().toISOString().slice(0, 10)],
  );
  expect(refunds).toEqual([
    { status: "abierta", reason: "cancelacion", late: true, account: true },
    { status: "pagada", reason: "cancelacion", late: true, account: true },
    { status: "anulada", reason: "cancelacion", late: false, account: false },
    { status: "abierta", reason: "cancelacion", late: false, account: false },
    { status: "abierta", reason: "pago_en_revision", late: false, account: false },
  ]);
  expect(await em.execute("select status, due_on > claimed_on as runs from chargebacks")).toEqual([
    { status: "abierto", runs: true },
  ]);
});
