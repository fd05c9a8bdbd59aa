import { daysAfter } from "../../core/colombia/days.ts";
import type { SeedContext } from "../../core/seed.ts";
import { markOldRead } from "./acts/mark-old-read.ts";

/** What the demo's people were told more than a week ago, they have read. */
export async function seedNotifications(seed: SeedContext): Promise<void> {
  await seed.as(null, markOldRead, { before: daysAfter(seed.services.clock.now(), -7) });
}
