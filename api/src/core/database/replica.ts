import type pg from "pg";
import type { Logger } from "pino";
import { isAway } from "./away.ts";
import type { Beat } from "./beat.ts";
import { Pulse } from "./pulse.ts";
import { openReadPool } from "./read-pool.ts";

/** Seconds by which a replica may be late. */
const LATEST = 10;

/**
 * Pace at which a replica is watched. It is missed sooner than the primary would be, within a second: its
 * reads have somewhere else to go.
 */
export const replicaWatch = {
  every: 200,
  patience: 500,
};

/**
 * SQLSTATE of what only a replica says: it stops a read that stands in the way of what it has to apply, or
 * has not applied the migrations of this program yet.
 */
const behind = new Set(["40001", "42P01", "42703", "42883"]);

/**
 * A replica, for reads that may be a moment behind. While it is away or late the primary takes its place,
 * also for the reads that were on their way; a late one is read all the same while the primary is away.
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
