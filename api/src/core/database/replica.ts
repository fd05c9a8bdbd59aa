import type pg from "pg";
import type { Logger } from "pino";
import { isAway } from "./away.ts";
import type { Beat } from "./beat.ts";
import { Pulse } from "./pulse.ts";
import { openReadPool } from "./read-pool.ts";

declare module "../context.ts" {
  interface Services {
    /**
     * Replica for reads of visitors, figures and exports, which may be slightly behind; null without a
     * replica.
     */
    readonly replica?: Replica | null;
  }
}

/** Seconds by which a replica may be late. */
const LATEST = 10;

/**
 * Interval at which a replica is checked. A failure is noticed sooner than that of the primary, within a
 * second, because its reads can be sent elsewhere.
 */
export const replicaWatch = {
  every: 200,
  patience: 500,
};

/**
 * SQLSTATEs that only a replica answers with: it stops a read that blocks its replay, or has not applied the
 * migrations of this program yet.
 */
const behind = new Set(["40001", "42P01", "42703", "42883"]);

/**
 * A replica, for reads that may be slightly behind. While it is away or late, the primary takes its place,
 * also for reads that had been sent. While the primary is away, a late replica is read all the same.
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

  /** True when it serves reads; false while the primary takes its place. */
  get serves(): boolean {
    return this.#pulse.serves;
  }

  /** Runs a read on it, and again on the primary when the replica cannot answer. */
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
