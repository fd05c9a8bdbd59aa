import type pg from "pg";
import type { Logger } from "pino";
import { Client } from "../database/client.ts";
import type { Pulse } from "../database/pulse.ts";

/** Application name of the connection by which a process that runs jobs shows that it is alive. */
export const PRESENCE = "travesia presence";

const PAUSE = 5_000;
/** Milliseconds before a retry, after a failed check or a broken connection. */
const AGAIN = 250;
/** SQL of the key of the advisory lock by which a worker shows that it is alive. */
const sign = "hashtextextended('travesia worker ' || $1, 0)";
const silent = `select distinct locked_by as worker from graphile_worker.jobs
  where locked_by <> $1 and locked_at < now() - interval '5 seconds'`;
// The queue's own functions free all jobs of a worker or none, so this statement uses its tables; its version
// is pinned.
const freeUnknown = `with unknown as (
    update graphile_worker._private_jobs set locked_at = null, locked_by = null
    where locked_by = $1 and locked_at < now() - interval '5 seconds' and id <> all ($2::bigint[])
    returning id, job_queue_id
  ), queues as (
    update graphile_worker._private_job_queues q set locked_at = null, locked_by = null
    from unknown where q.id = unknown.job_queue_id and q.locked_by = $1
  ) select id from unknown`;

/** State of a worker in its own process. */
export interface WorkerState {
  readonly id: string;
  /** Ids of the jobs that are running, or ended a moment ago. */
  readonly jobs: ReadonlySet<string>;
}

/**
 * Shows other processes that a worker is alive, and frees the jobs of dead workers: after a crash the queue
 * alone would leave them locked for four hours. It also frees a job that was assigned to this worker in an
 * answer that got lost. The sign of life is an advisory lock, so it always ends with the process.
 */
export class Presence {
  #client: pg.Client | null = null;
  #timer: NodeJS.Timeout | undefined;
  #running = true;
  #looking = false;
  #round: Promise<void> = Promise.resolve();

  constructor(
    private readonly databaseUrl: string,
    private readonly worker: WorkerState,
    private readonly log: Logger,
    private readonly pulse?: Pulse,
  ) {}

  /** Acquires the lock and runs the first check. */
  async start(): Promise<void> {
    this.#round = this.#look();
    await this.#round;
  }

  /** Releases the lock; call it after the worker has stopped. */
  async stop(): Promise<void> {
    this.#running = false;
    clearTimeout(this.#timer);
    await this.#round;
    await this.#client?.end().catch(() => undefined);
  }

  async #look(): Promise<void> {
    this.#looking = true;
    try {
      this.#client ??= await this.#signed();
      await this.#rescue(this.#client);
    } catch (error) {
      this.log.warn({ err: error }, "jobs: cannot look after abandoned jobs");
      this.#drop();
    }
    this.#looking = false;
    this.#lookAfter(this.#client ? PAUSE : AGAIN);
  }

  /** Closes the connection, which may have ended without notice; the next check opens a new one. */
  #drop(): void {
    const client = this.#client;
    this.#client = null;
    void client?.end().catch(() => undefined);
  }

  /**
   * Schedules a check, unless one is running: two checks would each request the lock, and the second would
   * wait for it forever.
   */
  #lookAfter(pause: number): void {
    if (!this.#running || this.#looking) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#round = this.#look();
    }, pause);
    this.#timer.unref();
  }

  async #signed(): Promise<pg.Client> {
    const client = new (this.pulse?.Client ?? Client)({
      connectionString: this.databaseUrl,
      application_name: PRESENCE,
      keepAlive: true,
      connectionTimeoutMillis: PAUSE,
    });
    const lost = () => {
      if (this.#client !== client) return;
      this.#client = null;
      this.#lookAfter(AGAIN);
    };
    client.on("error", lost);
    client.on("end", lost);
    try {
      await client.connect();
      await client.query(`select pg_advisory_lock(${sign})`, [this.worker.id]);
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
  }

  async #rescue(client: pg.Client): Promise<void> {
    const { rowCount } = await client.query(freeUnknown, [this.worker.id, [...this.worker.jobs]]);
    if (rowCount)
      this.log.warn({ jobs: rowCount }, "jobs: put back jobs that were given to us and never arrived");
    const { rows } = await client.query<{ worker: string }>(silent, [this.worker.id]);
    for (const { worker } of rows) {
      const { rows: found } = await client.query<{ gone: boolean }>(
        `select pg_try_advisory_lock(${sign}) as gone`,
        [worker],
      );
      if (!found[0]?.gone) continue;
      await client.query("select graphile_worker.force_unlock_workers(array[$1])", [worker]);
      await client.query(`select pg_advisory_unlock(${sign})`, [worker]);
      this.log.warn({ worker }, "jobs: took back the jobs of a worker that is gone");
    }
  }
}
