import { LRUCache } from "lru-cache";
import type { Replay } from "../core/read/replay/replay.ts";
import type { Plan } from "./plan.ts";
import type { Incoming } from "./request.ts";
import type { RawVariables } from "./variables.ts";

/** Characters of an address that is kept, and number of addresses. */
const LONGEST = 500;
const MOST = 5_000;

/** Address of a read that was answered before: its cost limit, and the replay of its roots. */
interface KnownRead {
  readonly rows: number;
  readonly replays: readonly Replay[];
}

/**
 * Keeps the reads that Postgres answered, by their address: the next one with the same is neither taken apart
 * nor coerced. Nothing of the caller is kept, and no address that carries the token of a link.
 */
export class KnownReads {
  readonly #reads = new LRUCache<string, KnownRead>({ max: MOST });

  find(request: Incoming): KnownRead | undefined {
    return isPlain(request) ? this.#reads.get(request.url!) : undefined;
  }

  /** Keeps a read whose variables are all in its address. */
  keep({ text, cost }: Plan, request: Incoming, { values, others, badId }: RawVariables): void {
    if (!isPlain(request) || badId || Object.keys(others).length > 0) return;
    const replays = text?.replaysOf(values);
    if (replays) this.#reads.set(request.url!, { rows: cost.rows(values), replays });
  }
}

/** Returns whether an address is the whole request: it has no body, and no token of a link. */
const isPlain = ({ method, url = "", headers }: Incoming): boolean =>
  (method === "GET" || method === "HEAD") &&
  headers["transfer-encoding"] === undefined &&
  Number(headers["content-length"] ?? 0) === 0 &&
  url.length <= LONGEST &&
  !/[?&]token=/i.test(url);
