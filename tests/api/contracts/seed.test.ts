import { expect, it } from "vitest";
import { seedModules } from "../../../api/src/app.seed.ts";
import type { SeedContext } from "../../../api/src/core/seed.ts";
import { contracts } from "../../../api/src/modules/contracts/contracts.module.ts";
import { quotes } from "../../../api/src/modules/quotes/quotes.module.ts";
import { anApp } from "../../support/app.ts";

it("the demo's contracts are made through the acts: signed with evidence and items, and something in every status before the purchases", async () => {
  const { app, people } = await anApp();
  const seeded = {
    ...quotes,
    seed: async (seed: SeedContext) => {
      for (const [handle, viewer] of Object.entries(people)) seed.shared.set(`account:${handle}`, viewer);
      await quotes.seed?.(seed);
    },
  };
  await seedModules(app.services, [seeded, contracts], { scale: 0.55 });
  const em = app.services.orm.em.fork();
  const rows = await em.execute<{ status: string }[]>("select distinct status from contracts");
  expect(rows.map(({ status }) => status).sort()).toEqual(["active", "cancelled", "draft", "signed"]);
  const unfinished = await em.execute(
    `select 1 from contracts c where status = 'signed' and not (exists (select from signatures s
      where s.contract_id = c.id)
       and exists (select from contract_items i where i.contract_id = c.id))`,
  );
  expect(unfinished).toEqual([]);
  expect(
    await em.execute(
      "select status, content->'precio_despues' > content->'precio_antes' as more from addenda",
    ),
  ).toEqual([{ status: "sent", more: true }]);
  // What a certificate prints of the history stands in the chain.
  const [heads] = await em.execute<{ certificates: number; chained: number }[]>(
    `select count(*)::int as certificates, count(c.position)::int as chained from signatures s
      left join audit_chain c on c.position = s.chain_position and c.hash = s.chain_hash`,
  );
  expect(heads?.certificates).toBeGreaterThan(0);
  expect(heads?.chained).toBe(heads?.certificates);
});
