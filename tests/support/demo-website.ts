import { seedModules } from "../../api/src/app.seed.ts";
import type { SeedContext } from "../../api/src/core/seed.ts";
import { catalog } from "../../api/src/modules/catalog/catalog.module.ts";
import { content } from "../../api/src/modules/content/content.module.ts";
import type { TestApp } from "./app.ts";
import { aWebsite } from "./web-build.ts";

/** Returns a website with the packages and the public content of the demo; it begins as `begin` says. */
export async function aDemoWebsite(begin?: Parameters<typeof aWebsite>[0]): Promise<TestApp> {
  const app = await aWebsite(begin);
  const people = ({ shared }: SeedContext) => {
    shared.set("account:admin", app.people.admin);
    shared.set("account:owner", app.people.owner);
  };
  await seedModules(app.app.services, [
    { ...catalog, seed: async (seed) => (people(seed), await catalog.seed?.(seed)) },
    content,
  ]);
  return app;
}
