import { expect, it } from "vitest";
import { seedModules } from "../../../api/src/app.seed.ts";
import type { SeedContext } from "../../../api/src/core/seed.ts";
import { claims } from "../../../api/src/modules/claims/claims.module.ts";
import { anApp } from "../../support/app.ts";

it("the demo shows a request that was answered, one that waits, and one that is overdue", async () => {
  const app = await anApp();
  const demo = {
    ...claims,
    seed: async (seed: SeedContext) => {
      for (const [handle, viewer] of Object.entries(app.people)) seed.shared.set(`account:${handle}`, viewer);
      await claims.seed?.(seed);
    },
  };
  await seedModules(app.app.services, [demo]);
  const { items } = (
    await app.as("owner").ask("{ claims { items { kind status overdue takenBy { id } history { kind } } } }")
  ).claims;
  expect(items.map(({ kind, status, overdue }: Record<string, unknown>) => [kind, status, overdue])).toEqual([
    ["consulta_datos", "recibido", false],
    ["queja", "respondido", false],
    ["reclamo", "en_tramite", true],
  ]);
});
