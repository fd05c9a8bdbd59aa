import { LRUCache } from "lru-cache";
import type { Replay } from "./replay.ts";

const LONGEST_KEY = 500;

/**
 * Stores the variables with which a document ran before, and the replay of each of its roots. Coercing and
 * checking variables depends on nothing else, so the lists that everybody opens all day skip it: measured, a
 * fifth of the cost of a request in this process. The viewer is not stored.
 */
export class ReplayCache {
  readonly #replays = new LRUCache<string, readonly Replay[]>({ max: 5_000 });
  #plans = 0;

  /** Returns a number for one more document. */
  nextNumber(): number {
    return (this.#plans += 1);
  }

  /** Returns the key of a document's variables in the cache, or null when they are too long to be kept. */
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
