import { LRUCache } from "lru-cache";
import type { Replay } from "../core/read/replay/replay.ts";
import type { Plan } from "./plan.ts";
import type { Incoming } from "./request.ts";
import type { RawVariables } from "./variables.ts";

/** Maximum number of characters of a cached address, and maximum number of addresses. */
const LONGEST = 500;
const MOST = 5_000;

/**
 * Cached read that was answered before, by its address: its number of rows, and the replay of its root
 * fields.
 */
interface KnownRead {
  readonly rows: number;
  readonly replays: readonly Replay[];
}

/**
 * Caches the reads that Postgres answered, by their address: the next request with the same address is
 * neither parsed nor coerced. Nothing about the caller is stored, and no address that contains a link's
 * token.
 */
export class KnownReads {
  readonly #reads = new LRUCache<string, KnownRead>({ max: MOST });

  find(request: Incoming): KnownRead | undefined {
    return isPlain(request) ? this.#reads.get(request.url!) : undefined;
  }

  /** Caches a read whose variables are all in its address. */
  keep({ text, cost }: Plan, request: Incoming, { values, others, badId }: RawVariables): void {
    if (!isPlain(request) || badId || Object.keys(others).length > 0) return;
    const replays = text?.replaysOf(values);
    if (replays) this.#reads.set(request.url!, { rows: cost.rows(values), replays });
  }
}

/** Returns whether an address is the whole request: without a body and without a link's token. */
const isPlain = ({ method, url = "", headers }: Incoming): boolean =>
  (method === "GET" || method === "HEAD") &&
  headers["transfer-encoding"] === undefined &&
  Number(headers["content-length"] ?? 0) === 0 &&
  url.length <= LONGEST &&
  !/[?&]token=/i.test(url);
