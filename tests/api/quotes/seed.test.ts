import { expect, it } from "vitest";
import { seedModules } from "../../../api/src/app.seed.ts";
import { quotes } from "../../../api/src/modules/quotes/quotes.module.ts";
import { anApp } from "../../support/app.ts";
import type { SeedContext } from "../../../api/src/core/seed.ts";

it("the demo's quotes are made through the acts: numbers without gaps, and something in every status before a contract", async () => {
  const { app, people } = await anApp();
  const seeded = {
    ...quotes,
    seed: async (seed: SeedContext) => {
      for (const [handle, viewer] of Object.entries(people)) seed.shared.set(`account:${handle}`, viewer);
      await quotes.seed?.(seed);
    },
  };
  const { shared } = await seedModules(app.services, [seeded], { scale: 0.55 });
  const rows = await app.services.orm.em
    .fork()
    .execute<{ status: string; count: number }[]>(
      "select status, count(*)::int as count from quotes group by status",
    );
  const statuses = rows.map(({ status }) => status).sort();
  expect(statuses).toEqual([
    "approved",
    "completed",
    "expired",
    "pending",
    "pending_passengers",
    "rejected",
    "requote",
    "sent",
  ]);
  const [chosenFrom] = await app.services.orm.em.fork().execute<{ count: number }[]>(
    `select count(*)::int from quotes q where status = 'sent'
      and 3 = (select count(*) from quote_options o where o.quote_id = q.id)`,
  );
  expect(chosenFrom!.count).toBeGreaterThan(0);
  expect((shared.get("quotes:accepted") as string[]).length).toBeGreaterThan(15);
  const gaps = await app.services.orm.em.fork().execute(
    `select 1 from quotes group by substring(quote_number, 5, 4)
        having max(right(quote_number, 6)::int) <> count(*)`,
  );
  expect(gaps).toEqual([]);
});
