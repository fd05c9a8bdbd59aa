import { daysAfter } from "../../core/colombia/days.ts";
import type { SeedContext } from "../../core/seed.ts";
import { markOldRead } from "./acts/mark-old-read.ts";

/** Marks the demo's notices older than one week as read. */
export async function seedNotifications(seed: SeedContext): Promise<void> {
  await seed.as(null, markOldRead, { before: daysAfter(seed.services.clock.now(), -7) });
}
