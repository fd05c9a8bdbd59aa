import type pg from "pg";
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from "rate-limiter-flexible";
import { openPool } from "../database/pool.ts";
import type { Pulse } from "../database/pulse.ts";
import { withSession } from "../database/session.ts";
import { Refusal } from "../failure.ts";
import { networkOf } from "../auth/client-address.ts";
import { READ } from "../read/limits/budget.ts";
import { heavyReads } from "../read/limits/heavy.ts";

declare module "../context.ts" {
  interface Services {
    /** Rate limits of acts such as sign-in. */
    readonly limits: Limits;
  }
}

/** A rate limit: `points` uses in `seconds`. */
export interface Rate {
  readonly points: number;
  readonly seconds: number;
}

/** Remaining use of a rate limit: points, and seconds until all points are available again. */
export interface Left {
  readonly allowed: boolean;
  readonly points: number;
  readonly seconds: number;
}

export const perMinute = (points: number): Rate => ({ points, seconds: 60 });
export const perHour = (points: number): Rate => ({ points, seconds: 3_600 });

/** Sentence shown to a caller who sends too many requests. */
export const TOO_OFTEN = "Demasiadas solicitudes. Intenta de nuevo en un momento.";

// Behind a proxy that is not configured, or on the local machine, everybody has the same address: callers
// cannot be distinguished.
const loopback = /^(127\.|::1$)/;
export const isOwnMachine = (address: string): boolean => loopback.test(address);

/** Rate limit of one address in one process: far above the use of a person or an office, below a flood. */
const general: Rate = { points: 3_000, seconds: 60 };

/**
 * Counts the requests of each caller. Named limits (sign-in, recovery) are counted in Postgres, across all
 * processes and restarts; the general limit is counted in memory, because every request passes it.
 */
export class Limits {
  /** Limits documents that read many rows, and the number of their callers who wait for a turn. */
  readonly heavy = heavyReads();
  readonly #named = new Map<string, RateLimiterPostgres>();
  readonly #general = new RateLimiterMemory({ points: general.points, duration: general.seconds });
  readonly #pool: pg.Pool;

  constructor(databaseUrl: string, pulse?: Pulse) {
    const session = { statement_timeout: `${READ}`, idle_in_transaction_session_timeout: `${READ}` };
    this.#pool = openPool(
      {
        connectionString: withSession(databaseUrl, session),
        max: 2,
        application_name: "travesia limits",
        longest: READ,
      },
      pulse,
    );
  }

  /**
   * Counts one use of the limit `name` by `key` (an address, an e-mail). It is counted immediately, outside
   * the act's transaction. @throws Refusal RATE_LIMITED with the seconds to wait.
   */
  async limit(name: string, rate: Rate, key: string): Promise<void> {
    await consume(this.#limiter(name, rate), key);
  }

  /** Counts one use of the limit `name` by `key`, and returns the remaining use. */
  async use(name: string, rate: Rate, key: string): Promise<Left> {
    const left = ({ remainingPoints, msBeforeNext }: RateLimiterRes, allowed: boolean): Left => ({
      allowed,
      points: Math.max(0, remainingPoints),
      seconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
    });
    try {
      return left(await this.#limiter(name, rate).consume(keyOf(key)), true);
    } catch (error) {
      if (error instanceof RateLimiterRes) return left(error, false);
      throw error;
    }
  }

  /** Returns true for the first call with a key within the given number of seconds. */
  isFirst(name: string, key: string, seconds: number): Promise<boolean> {
    return this.isWithin(name, { points: 1, seconds }, key);
  }

  /** Counts one use of the limit `name` by `key`, and returns whether the limit allows it. */
  async isWithin(name: string, rate: Rate, key: string): Promise<boolean> {
    try {
      await this.limit(name, rate, key);
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  }

  /** Returns whether a key has used up the limit `name`, without counting a use. */
  async isUsedUp(name: string, rate: Rate, key: string): Promise<boolean> {
    const used = await this.#limiter(name, rate).get(keyOf(key));
    return used !== null && used.consumedPoints >= rate.points;
  }

  #limiter(name: string, { points, seconds }: Rate): RateLimiterPostgres {
    const known = this.#named.get(name);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      storeClient: this.#pool,
      storeType: "pool",
      tableName: "rate_limits",
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: seconds,
    });
    this.#named.set(name, limiter);
    return limiter;
  }

  /** Counts one request or message of an address. @throws Refusal RATE_LIMITED. */
  async general(address: string): Promise<void> {
    if (!isOwnMachine(address)) await consume(this.#general, address);
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }
}

/**
 * Returns the key under which uses are counted: an address at its beginning is replaced by the address's
 * network.
 */
const countedAs = (key: string): string => key.replace(/^\S+/, networkOf);

const keyOf = (key: string): string => countedAs(key).slice(0, 200).toLowerCase();

async function consume(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(keyOf(key));
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw new Refusal("RATE_LIMITED", TOO_OFTEN, [], Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
  }
}
