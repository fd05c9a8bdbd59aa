import type { Act } from "../mutation/act.ts";
import type { JobContext } from "./jobs.ts";

/**
 * Rows that a sweep takes on in one transaction: each event looks at all that was loaded for changes, so that
 * many rows at once take more than their share, and hold their locks as long.
 */
export const SLICE = 20;

/** Slices of a sweep in one minute. */
export const MOST_SLICES = 25;

/**
 * Returns a sweep that takes on what is due slice by slice, each in a transaction of its own, as long as the
 * act answers that its slice was full. What is left after many of them waits for the next minute: the sweeps
 * behind have their turn.
 */
export const inSlices =
  (slice: Act<undefined, boolean>) =>
  async ({ run }: JobContext): Promise<void> => {
    for (let taken = 0; taken < MOST_SLICES; taken++) if (!(await run(slice, undefined))) return;
  };
