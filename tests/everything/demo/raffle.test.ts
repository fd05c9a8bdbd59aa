import { expect, it } from "vitest";
import { seedModules } from "../../../api/src/app.seed.ts";
import type { SeedContext } from "../../../api/src/core/seed.ts";
import { raffle } from "../../../api/src/modules/raffle/raffle.module.ts";
import { rewards } from "../../../api/src/modules/rewards/rewards.module.ts";
import { anApp } from "../../support/app.ts";
import { pointsOf } from "../../support/story/rewards.ts";

it("the demo has a raffle that was drawn, one that is open, and points of referred clients", async () => {
  const app = await anApp();
  const seeded = {
    ...raffle,
    seed: async (seed: SeedContext) => {
      for (const [handle, viewer] of Object.entries(app.people)) seed.shared.set(`account:${handle}`, viewer);
      await raffle.seed?.(seed);
    },
  };
  await seedModules(app.app.services, [seeded, rewards]);
  const { openRaffle, drawnRaffles } = await app
    .as()
    .ask(`{ openRaffle { freeCount selectedCount paidCount } drawnRaffles { winningNumber hasWinner } }`);
  expect(openRaffle).toEqual({ freeCount: 900, selectedCount: 20, paidCount: 80 });
  expect(drawnRaffles).toEqual([{ winningNumber: "037", hasWinner: true }]);
  expect([await pointsOf(app, "asesor"), await pointsOf(app, "asesor2")]).toEqual([19 + 8 + 5, 12]);
  await app.sweep();
  expect((await app.as().ask(`{ openRaffle { selectedCount } }`))["openRaffle"]).toEqual({
    selectedCount: 20,
  });
});
