import type { Viewer } from "../../core/auth/viewer.ts";
import type { SeedContext } from "../../core/seed.ts";
import { addProvider } from "./acts/add-provider.ts";
import { demoProviders } from "./demo-providers.ts";

/** Creates the demo directory: the providers that the agency buys from, with their terms. */
export async function seedProviders(seed: SeedContext): Promise<void> {
  const admin = seed.shared.get("account:admin") as Viewer;
  for (const input of demoProviders) await seed.as(admin, addProvider, { input });
}
