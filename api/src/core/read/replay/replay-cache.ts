import { LRUCache } from "lru-cache";
import type { Replay } from "./replay.ts";

const LONGEST_KEY = 500;

/**
 * Caches the variables with which a document ran before, and the replay of each root field. Coercing and
 * validating variables depends only on them, so frequently repeated lists skip it: in measurements, a fifth
 * of the cost of a request in this process. The viewer is not stored.
 */
export class ReplayCache {
  readonly #replays = new LRUCache<string, readonly Replay[]>({ max: 5_000 });
  #plans = 0;

  /** Returns the number of a new document. */
  nextNumber(): number {
    return (this.#plans += 1);
  }

  /** Returns the cache key of a document's variables, or null when they are too long to be cached. */
  keyOf(plan: number, variables: Readonly<Record<string, unknown>>): string | null {
    const text = JSON.stringify(variables);
    return text.length > LONGEST_KEY ? null : `${plan} ${text}`;
  }

  find(key: string): readonly Replay[] | undefined {
    return this.#replays.get(key);
  }

  keep(key: string, replays: readonly Replay[]): void {
    this.#replays.set(key, replays);
  }
}
