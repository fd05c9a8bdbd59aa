import { job } from "../../../core/jobs/jobs.ts";
import { compareOutflows } from "./acts/compare-outflows.ts";

declare module "../../../core/jobs/jobs.ts" {
  interface Jobs {
    "bank.compare-outflows": Record<string, never>;
  }
}

/** Job that renews the proposals of outflows after something that they may pay has changed. */
export const outflowJobs = [
  job("bank.compare-outflows", async ({ run }) => {
    await run(compareOutflows, {});
  }),
];
