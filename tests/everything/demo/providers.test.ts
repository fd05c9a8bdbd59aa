import { expect, it } from "vitest";
import { seedContext } from "../../../api/src/app.seed.ts";
import { seedProviders } from "../../../api/src/modules/providers/providers.seed.ts";
import { anApp } from "../../support/app.ts";

it("the demo has providers and the terms agreed with them", async () => {
  const app = await anApp();
  await seedProviders(seedContext(app.app.services, new Map([["account:admin", app.people.admin]])));
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
