import type { JobContext, Sweep } from "./jobs.ts";

/** Runs each sweep once, in order; a failed sweep is logged and does not stop the others. */
export async function runSweeps(context: JobContext, sweeps: readonly Sweep[]): Promise<void> {
  for (const sweep of sweeps) {
    try {
      await sweep.run(context);
    } catch (error) {
      context.services.log.error({ err: error, sweep: sweep.name }, "a sweep failed");
    }
  }
}
