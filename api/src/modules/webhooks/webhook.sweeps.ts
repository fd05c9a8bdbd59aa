import type { Sweep } from "../../core/jobs/jobs.ts";
import { forgetDeliveries } from "./acts/forget-deliveries.ts";
import { giveUpPaused } from "./acts/give-up-paused.ts";
import { queueDeliveries } from "./acts/queue-deliveries.ts";
import { switchOffOfMakers } from "./acts/switch-off-of-makers.ts";

/**
 * Sweeps that queue due deliveries again, switch off webhooks without a responsible account, end deliveries
 * that waited too long, and delete old ones.
 */
export const webhookSweeps: readonly Sweep[] = [
  { name: "webhooks.makers", run: ({ run }) => run(switchOffOfMakers, undefined) },
  { name: "webhooks.due", run: ({ run }) => run(queueDeliveries, undefined) },
  { name: "webhooks.paused", run: ({ run }) => run(giveUpPaused, undefined) },
  { name: "webhooks.forget", run: ({ run }) => run(forgetDeliveries, undefined) },
];
