import type { Act } from "../mutation/act.ts";
import type { JobContext } from "./jobs.ts";

/**
 * Rows that a sweep handles in one transaction: each event checks everything that was loaded for changes, so
 * that many rows at once take more than their share, and hold their locks as long.
 */
export const SLICE = 20;

/** Slices of a sweep in one minute. */
export const MOST_SLICES = 25;

/**
 * Returns a sweep that handles due rows slice by slice, each in a transaction of its own, as long as the act
 * reports that its slice was full. After many slices the rest waits for the next minute, so that the
 * following sweeps have their turn.
 */
export const inSlices =
  (slice: Act<undefined, boolean>) =>
  async ({ run }: JobContext): Promise<void> => {
    for (let taken = 0; taken < MOST_SLICES; taken++) if (!(await run(slice, undefined))) return;
  };
