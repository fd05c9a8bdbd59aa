import { systemClock } from "../../core/clock.ts";
import type { Services } from "../../core/context.ts";
import { type HealthCheck, systemHealth } from "../../server/health/system-health.ts";
import { measureDay } from "../reports/my-day/comparison/measure-day.ts";

/** Running checks, by their process: the owner's pages that request them meanwhile share one run. */
const looking = new WeakMap<Services, Promise<readonly HealthCheck[]>>();

/**
 * Returns the checks of `npm run doctor`, by the machine's own clock, which is itself checked, and a check
 * that Mi día agrees with the records.
 */
export function systemHealthOf(services: Services): Promise<readonly HealthCheck[]> {
  const known = looking.get(services);
  if (known) return known;
  const look = systemHealth(services.config, systemClock, services.secretColumns, [
    ["my-day", "Mi día", measureDay(services)],
  ]).finally(() => looking.delete(services));
  looking.set(services, look);
  return look;
}
