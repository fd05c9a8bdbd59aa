import { expect, it } from "vitest";
import { seedModules } from "../../../api/src/app.seed.ts";
import type { SeedContext } from "../../../api/src/core/seed.ts";
import { payments } from "../../../api/src/modules/payments/payments.module.ts";
import { anApp } from "../../support/app.ts";
import { inDays, TODAY } from "../../support/calendar.ts";
import { aSignedSimpleContract } from "../../support/story/contracts.ts";

const shares = (dates: readonly string[]) => ({
  formaPago: "cuotas",
  tieneCuotaInicial: false,
  numeroCuotasRestantes: dates.length,
  fechasVencimientoCuotas: dates,
});

it("the demo's payments are made through the acts, wherever they stand", async () => {
  const app = await anApp();
  for (let n = 0; n < 5; n += 1)
    await aSignedSimpleContract(app, { input: shares([TODAY, inDays(2), inDays(20)]) });
  app.clock.advance({ days: 4 });
  const seeded = {
    ...payments,
    seed: async (seed: SeedContext) => {
      for (const [handle, viewer] of Object.entries(app.people)) seed.shared.set(`account:${handle}`, viewer);
      await payments.seed?.(seed);
    },
  };
  await seedModules(app.app.services, [seeded]);
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
