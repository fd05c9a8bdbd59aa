import { beforeAll, expect, it } from "vitest";
import { seedModules } from "../../../api/src/app.seed.ts";
import type { SeedContext } from "../../../api/src/core/seed.ts";
import { catalog } from "../../../api/src/modules/catalog/catalog.module.ts";
import { reservations } from "../../../api/src/modules/reservations/reservations.module.ts";
import { anApp, type TestApp } from "../../support/app.ts";
import type { Handle } from "../../support/people.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
  const seed = async (context: SeedContext) => {
    for (const handle of Object.keys(app.people) as Handle[])
      context.shared.set(`account:${handle}`, app.people[handle]);
    await catalog.seed?.(context);
    await reservations.seed?.(context);
  };
  await seedModules(app.app.services, [{ ...reservations, seed }]);
});

it("the demo shows a reservation in each status, one that waits for a verification among them", async () => {
  const rows = await app.app.services.orm.em
    .fork()
    .execute<{ status: string }[]>("select distinct status from reservations order by 1");
  expect(rows.map(({ status }) => status)).toEqual(["anulada", "completada", "pagada", "pendiente"]);
  const { reservations: list } = await app
    .as("admin")
    .ask(`{ reservations(limit: 100, filter: { status: pendiente }) { items { waiting } } }`);
  const waiting = (list as { items: { waiting: number }[] }).items.filter((one) => one.waiting > 0);
  expect(waiting.length).toBe(1);
});
