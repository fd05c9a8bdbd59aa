import { setTimeout as pause } from "node:timers/promises";
import { isAway } from "../../core/database/away.ts";
import { Unreachable } from "../../core/database/reachable.ts";
import { isFull, startFailure } from "./failure.ts";
import type { Progress } from "../../core/log/progress.ts";

/** Maximum wait for an unreachable database, and interval between two attempts, in milliseconds. */
const patience = { longest: 60_000, between: 5_000 };

/** Returns whether a retry may succeed. */
const mayComeBack = (error: unknown): boolean =>
  error instanceof Unreachable || (isAway(error) && !isFull(error));

/**
 * Retries a step that needs the database until it succeeds, for at most a minute, with a line for each
 * attempt. @throws the error of the last attempt, or immediately an error that no retry can fix.
 */
export async function untilReached<T>(
  progress: Progress,
  attempt: () => Promise<T>,
  { longest, between } = patience,
): Promise<T> {
  let since: number | null = null;
  for (let tried = 1; ; tried++) {
    try {
      return await attempt();
    } catch (error) {
      if (progress.leaving.aborted || !mayComeBack(error)) throw error;
      since ??= performance.now();
      if (performance.now() - since + between > longest) throw error;
      const reason = startFailure(error)?.join(" ") ?? "";
      progress.say(`${reason} Intento ${tried}: se prueba otra vez en ${between / 1_000} s.`);
      await pause(between, undefined, { signal: progress.leaving });
    }
  }
}
