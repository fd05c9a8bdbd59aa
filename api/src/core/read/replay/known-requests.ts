import { LRUCache } from "lru-cache";
import type { Replay } from "./replay.ts";
import type { QueryPlan } from "./text-plan.ts";

/** Bytes of a request that is kept, and of all of them together. */
const LONGEST = 16 * 1024;
const LONGEST_TOGETHER = 8 * 1024 * 1024;
const MOST_REQUESTS = 5_000;

/** A request that passed every check of its document and its variables, and the way to replay it. */
export interface KnownRequest {
  readonly plan: QueryPlan;
  /** Hash of the document's text, by which its plan is kept. */
  readonly document: string;
  /** Rows that it may read at the most, by its variables; null when no variables make it heavy. */
  readonly heavy: number | null;
  readonly replays: readonly Replay[];
}

/**
 * Stores requests by their whole bodies, byte for byte: an equal request need not be decoded, parsed, weighed
 * or coerced again. Nothing of the caller is stored: the caller, and their running requests, are checked each
 * time.
 */
export class KnownRequests {
  readonly #requests = new LRUCache<string, KnownRequest>({
    max: MOST_REQUESTS,
    maxSize: LONGEST_TOGETHER,
  });

  find(body: Buffer): KnownRequest | undefined {
    return body.length > LONGEST ? undefined : this.#requests.get(keyOf(body));
  }

  keep(body: Buffer, request: KnownRequest): void {
    if (body.length <= LONGEST) this.#requests.set(keyOf(body), request, { size: body.length });
  }
}

/** Returns a character for each byte: no two bodies have one key, and nothing is decoded. */
const keyOf = (body: Buffer): string => body.toString("latin1");
