import { expect, it } from "vitest";
import { seedModules } from "../../../api/src/app.seed.ts";
import type { SeedContext } from "../../../api/src/core/seed.ts";
import { bank } from "../../../api/src/modules/bank/bank.module.ts";
import { payments } from "../../../api/src/modules/payments/payments.module.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { MOVEMENTS, type SeenMovement } from "../../support/bank/story.ts";
import { inDays, TODAY } from "../../support/calendar.ts";
import { signedInNow } from "../../support/sign-in.ts";
import { anAccount } from "../../support/story/content.ts";
import { aContractInShares } from "../../support/story/contracts.ts";

it("the demo's statement is imported and matched through the acts, and leaves something of each kind", async () => {
  const app = await anAppWithSales();
  await anAccount(app);
  for (let n = 0; n < 6; n += 1) await aContractInShares(app, [TODAY, inDays(2), inDays(20)]);
  app.clock.advance({ days: 4 });
  const known = {
    name: "payments",
    seed: async (seed: SeedContext) => {
      for (const [handle, viewer] of Object.entries(app.people)) seed.shared.set(`account:${handle}`, viewer);
      await payments.seed?.(seed);
    },
  };
  await seedModules(app.app.services, [known, bank]);
  const { bankMovements } = await (await signedInNow(app, "contador")).ask(MOVEMENTS);
  const seen = bankMovements.items as SeenMovement[];
  const kinds = new Set(seen.map(({ kind }) => kind));
  const states = new Set(seen.map(({ state }) => state));
  expect(kinds).toEqual(new Set(["abono", "cargo", "reversion", "gravamen"]));
  expect(states).toEqual(new Set(["libre", "asignado", "reversado", "egreso"]));
  expect(seen.some(({ proposed }) => proposed)).toBe(true);
});
