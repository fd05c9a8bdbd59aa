import type { Act } from "../mutation/act.ts";
import type { JobContext } from "./jobs.ts";

/**
 * Number of rows that a sweep handles in one transaction. Each event checks all loaded records for changes,
 * so large slices cost disproportionately more time, and hold their locks as long.
 */
export const SLICE = 20;

/** Maximum number of slices of a sweep per minute. */
export const MOST_SLICES = 25;

/**
 * Returns a sweep that handles due rows in slices, each in its own transaction, as long as the act reports
 * that its slice was full. After the maximum number of slices, the remaining rows wait for the next minute,
 * so that other sweeps can run.
 */
export const inSlices =
  (slice: Act<undefined, boolean>) =>
  async ({ run }: JobContext): Promise<void> => {
    for (let taken = 0; taken < MOST_SLICES; taken++) if (!(await run(slice, undefined))) return;
  };
