import type pg from "pg";
import type { Logger } from "pino";
import { isAway } from "./away.ts";
import type { Beat } from "./beat.ts";
import { Pulse } from "./pulse.ts";
import { openReadPool } from "./read-pool.ts";

declare module "../context.ts" {
  interface Services {
    /**
     * Replica for the reads of visitors, figures and exports, which may be slightly behind; null without a
     * replica.
     */
    readonly replica?: Replica | null;
  }
}

/** Maximum delay of a replica that is used, in seconds. */
const LATEST = 10;

/**
 * Interval and timeout for checking a replica, in milliseconds. A failure is noticed sooner than a primary's,
 * within a second, because reads can be sent to the primary.
 */
export const replicaWatch = {
  every: 200,
  patience: 500,
};

/**
 * SQLSTATEs that only a replica returns: it cancels a read that blocks its replay, or has not applied this
 * program's migrations yet.
 */
const behind = new Set(["40001", "42P01", "42703", "42883"]);

/**
 * A replica, for reads that may be slightly behind. While it is unreachable or delayed, the primary is used
 * instead, also for reads already sent. While the primary is unreachable, a delayed replica is read all the
 * same.
 */
export class Replica {
  readonly pool: pg.Pool;
  readonly #pulse: Pulse;

  constructor(
    readonly url: string,
    private readonly primary: pg.Pool,
    private readonly beat: Beat,
    log?: Logger,
  ) {
    const changed = (serves: boolean) =>
      log?.warn(serves ? "replica: it serves reads" : "replica: away or late; the primary takes its place");
    this.#pulse = new Pulse(url, undefined, {
      ...replicaWatch,
      changed,
      fit: () => beat.youngerThan(LATEST),
    });
    this.pool = openReadPool(url, this.#pulse);
    beat.begin();
    this.#pulse.begin();
  }

  /** True when the replica serves reads; false while the primary is used instead. */
  get serves(): boolean {
    return this.#pulse.serves;
  }

  /** Runs a read on the replica, and again on the primary when the replica cannot answer. */
  async ask<T>(read: (pool: pg.Pool) => Promise<T>): Promise<T> {
    if (!this.serves)
      return read(this.primary).catch((error: unknown) => {
        if (!isAway(error)) throw error;
        return read(this.pool);
      });
    try {
      return await read(this.pool);
    } catch (error) {
      const away = isAway(error);
      if (away) this.#pulse.note(false);
      if (!away && !behind.has((error as { code?: string }).code ?? "")) throw error;
      return read(this.primary);
    }
  }

  async close(): Promise<void> {
    await this.beat.end();
    await this.#pulse.end();
    await this.pool.end();
  }
}
