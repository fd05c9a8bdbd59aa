import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import type { Pulse } from "./pulse.ts";

/**
 * Interval between two checks of the beat, in milliseconds; the beat is renewed when it is two seconds old.
 */
const EVERY = 1_000;

/**
 * SQL that renews the beat when it is older than two seconds, and returns the beat and the primary's clock,
 * in milliseconds. A lost beat is renewed a moment later, so the write does not wait for the disk or a
 * standby.
 */
const BEAT = `set synchronous_commit = off;
insert into replica_beat (id, at) select 1, clock_timestamp()
  where not exists (select from replica_beat where at > clock_timestamp() - interval '2 s')
  on conflict (id) do update set at = excluded.at;
select extract(epoch from at)::float8 * 1000 as at, extract(epoch from clock_timestamp())::float8 * 1000 as now
  from replica_beat`;

/** Beat and clock of a primary, in milliseconds since 1970. */
export interface Beaten {
  readonly at: number;
  readonly now: number;
}

/** Renews the beat over a connection to the primary. @throws when the table does not exist yet. */
export async function beatOver(client: pg.Client): Promise<Beaten> {
  const results = (await client.query(BEAT)) as unknown as readonly pg.QueryResult<Beaten>[];
  const beaten = results.at(-1)?.rows[0];
  if (!beaten) throw new Error("The heartbeat is not there");
  return beaten;
}

/**
 * Heartbeat of the primary, which a replica applies like any other change. The age of the beat on a replica
 * is the replica's delay, even when nothing else is written or the replica receives nothing any more.
 */
export class Beat {
  /**
   * Milliseconds by which the primary's clock is ahead of this process's monotonic clock, which cannot be
   * set.
   */
  #ahead: number | null = null;
  #client: pg.Client | null = null;
  readonly #stopped = new AbortController();
  #round: Promise<void> | undefined;

  constructor(
    private readonly address: string,
    private readonly pulse: Pulse,
  ) {}

  /** Checks the beat each second, until `end`. */
  begin(): void {
    this.#round = this.#beat();
  }

  async end(): Promise<void> {
    this.#stopped.abort();
    await this.#round;
    await this.#client?.end().catch(() => undefined);
  }

  /**
   * Returns the SQL with which a replica checks that its beat is younger than the given number of seconds.
   */
  youngerThan(seconds: number): string {
    if (this.#ahead === null) return "false";
    const since = (performance.now() + this.#ahead) / 1_000 - seconds;
    return `exists (select from replica_beat where at > to_timestamp(${since}))`;
  }

  async #beat(): Promise<void> {
    const { signal } = this.#stopped;
    while (!signal.aborted) {
      try {
        this.#client ??= await this.#connect();
        const asked = performance.now();
        const { now } = await beatOver(this.#client);
        this.#ahead = now - (asked + performance.now()) / 2;
      } catch {
        // The primary is away, which the pulse reports, or its tables are missing, which the start reports.
        void this.#client?.end().catch(() => undefined);
        this.#client = null;
      }
      await pause(EVERY, undefined, { ref: false, signal }).catch(() => undefined);
    }
  }

  async #connect(): Promise<pg.Client> {
    const client = new this.pulse.Client({
      connectionString: this.address,
      application_name: "travesia beat",
      keepAlive: true,
      query_timeout: 5_000,
    });
    client.on("error", () => undefined);
    await client.connect();
    return client;
  }
}
