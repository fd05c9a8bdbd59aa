import { hourOf } from "../../../../core/colombia/days.ts";
import { job, type Job, type Sweep } from "../../../../core/jobs/jobs.ts";
import { beginComparison } from "./acts/begin-comparison.ts";
import { keepComparison } from "./acts/keep-comparison.ts";
import { compareDay } from "./compare-day.ts";

declare module "../../../../core/jobs/jobs.ts" {
  interface Jobs {
    /** Compares Mi día with the turns of the records. */
    "reports.compare-day": Record<string, never>;
  }
}

/** Hours in Bogotá time between which the nightly comparison is started. */
const NIGHT = { from: 2, until: 6 } as const;

export const comparisonJobs: readonly Job[] = [
  job("reports.compare-day", async ({ run, services }) =>
    run(keepComparison, await compareDay(services, services.clock.now())),
  ),
];

/** Sweep that starts the comparison once a night. */
export const comparisonSweeps: readonly Sweep[] = [
  {
    name: "reports.compare-day",
    run: async ({ run, services: { clock } }) => {
      const hour = hourOf(clock.now());
      if (hour >= NIGHT.from && hour < NIGHT.until) await run(beginComparison, undefined);
    },
  },
];
