import { LRUCache } from "lru-cache";
import type { Replay } from "./replay.ts";
import type { QueryPlan } from "./text-plan.ts";

/** Maximum size in bytes of a cached request, and of all cached requests together. */
const LONGEST = 16 * 1024;
const LONGEST_TOGETHER = 8 * 1024 * 1024;
const MOST_REQUESTS = 5_000;

/** A request whose document and variables passed every check, and the functions that replay it. */
export interface KnownRequest {
  readonly plan: QueryPlan;
  /** Hash of the document's text, under which its plan is cached. */
  readonly document: string;
  /**
   * Maximum number of rows that the request may read with its variables; null when no variables make it
   * heavy.
   */
  readonly heavy: number | null;
  readonly replays: readonly Replay[];
}

/**
 * Caches requests by their whole bodies, byte for byte: an equal request is not decoded, parsed, measured or
 * coerced again. Nothing about the caller is stored: the caller, and their running requests, are checked each
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

/** Returns a character for each byte, without decoding, so that different bodies have different keys. */
const keyOf = (body: Buffer): string => body.toString("latin1");
