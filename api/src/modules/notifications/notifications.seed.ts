import type { SeedContext } from "../../core/seed.ts";
import { markOldRead } from "./acts/mark-old-read.ts";

const WEEK = 7 * 86_400_000;

/** What the demo's people were told more than a week ago, they have read. */
export async function seedNotifications(seed: SeedContext): Promise<void> {
  await seed.as(null, markOldRead, { before: new Date(seed.services.clock.now().getTime() - WEEK) });
}
