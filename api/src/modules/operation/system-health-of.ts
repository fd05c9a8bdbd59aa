import { systemClock } from "../../core/clock.ts";
import type { Services } from "../../core/context.ts";
import { type HealthCheck, systemHealth } from "../../server/health/system-health.ts";
import { measureDay } from "../reports/my-day/comparison/measure-day.ts";

/** Health checks in progress, by process; simultaneous requests share one run. */
const looking = new WeakMap<Services, Promise<readonly HealthCheck[]>>();

/**
 * Returns the health checks of `npm run doctor`, and a check that Mi día agrees with the records. They use
 * the machine's own clock, which is checked too.
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
