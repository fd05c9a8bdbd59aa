import { expect, it } from "vitest";
import { movableClock } from "../../../api/src/core/clock.ts";
import { mutate } from "../../../api/src/core/mutation/mutation.ts";
import type { SeedContext } from "../../../api/src/core/seed.ts";
import { seedProviders } from "../../../api/src/modules/providers/providers.seed.ts";
import { anApp, START } from "../../support/app.ts";

it("the demo knows whom it buys from, and what was agreed with them", async () => {
  const app = await anApp();
  const clock = movableClock(START);
  const services = { ...app.app.services, clock };
  const origin = { requestId: "demo", channel: "seed", ip: null, userAgent: null } as const;
  const seed: SeedContext = {
    scale: 1,
    services,
    shared: new Map([["account:admin", app.people.admin]]),
    at: (instant) => clock.set(instant),
    as: (viewer, act, args) => mutate(services, { viewer, link: null, origin }, act, args),
  };
  await seedProviders(seed);
  const { providers } = await app
    .as("contador")
    .ask(`{ providers(limit: 50) { items { name nit paymentDays maskedAccount } } }`);
  expect(providers.items).toHaveLength(5);
  expect(providers.items).toContainEqual({
    name: "Mayorista Andina",
    nit: "800456789-1",
    paymentDays: 15,
    maskedAccount: "•••• 2233",
  });
});
