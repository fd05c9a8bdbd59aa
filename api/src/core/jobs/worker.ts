import { EventEmitter } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import {
  type Logger,
  parseCronItems,
  run,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from "graphile-worker";
import type pg from "pg";
import type { Services } from "../context.ts";
import { traceOf, withinTrace } from "../outgoing/trace.ts";
import { jobContext } from "./context.ts";
import type { Pulse } from "../database/pulse.ts";
import { openJobPool } from "./job-pool.ts";
import { speakWhileListening } from "./listening.ts";
import type { Job, Sweep } from "./jobs.ts";
import { Presence } from "./presence.ts";
import { queueLogger } from "./queue.ts";
import { runSweeps } from "./sweeps.ts";

const SWEEP = "sweep";
// The crontab is UTC; every minute is the same in any zone, and each sweep finds due work by the injected
// clock. One runs at a time. A sweep fails only when its process ends. Then another process has to run it to
// its end, because a job that used up its attempts stays in the queue.
const crontab = parseCronItems([
  {
    task: SWEEP,
    match: "* * * * *",
    identifier: SWEEP,
    options: { queueName: SWEEP, jobKey: SWEEP, maxAttempts: 12 },
  },
]);

/** Milliseconds for which a stopping worker waits for its running jobs. */
const PATIENCE = 15_000;

/** One run of the queue: its runner, its connections, and its sign of life. */
interface Crew {
  readonly runner: Runner;
  readonly pool: pg.Pool;
  readonly presence: Presence;
}

/** The tasks of the worker: the jobs and sweeps of all modules. */
export interface WorkerTasks {
  readonly jobs: readonly Job[];
  readonly sweeps: readonly Sweep[];
}

/**
 * Runs the queue's jobs in this process. A job runs in one process at a time, and normally once. After a
 * crash it runs again from its start, within seconds when another worker is alive, so every handler is keyed
 * or idempotent.
 */
export class JobWorker {
  #crew: Crew | null = null;
  #again: NodeJS.Timeout | undefined;
  #starting: Promise<void> = Promise.resolve();
  #stopping = false;
  /** Crews that are stopping. */
  readonly #dismissed = new Set<Promise<void>>();

  constructor(
    private readonly services: Services,
    private readonly databaseUrl: string,
    private readonly work: WorkerTasks,
    private readonly pulse?: Pulse,
  ) {
    // A crew that lived through an outage may wait for ever for an answer that was lost: a new one takes its
    // place.
    services.live.onReconnect(() => {
      if (!this.#crew || this.#stopping) return;
      this.#dismiss(this.#crew);
      this.#startAgain();
    });
  }

  /** True when this process accepts jobs. */
  get running(): boolean {
    return this.#crew !== null;
  }

  /** Returns the handlers by kind of job, including the job that runs the sweeps every minute. */
  get tasks(): TaskList {
    const { services, work } = this;
    const tasks: TaskList = {
      [SWEEP]: (_payload, { job }) => runSweeps(jobContext(services, `sweep-${job.id}`), work.sweeps),
    };
    for (const { name, run } of work.jobs)
      tasks[name] = (payload: unknown, { job }) =>
        withinTrace(traceOf((payload as { traceparent?: string } | null)?.traceparent), () =>
          run(jobContext(services, `job-${job.id}`), payload as never),
        );
    return tasks;
  }

  /** Returns the logger for the queue's messages. */
  get logger(): Logger {
    return queueLogger(this.services.log);
  }

  /** Runs every sweep once, immediately. */
  sweep(): Promise<void> {
    return runSweeps(jobContext(this.services, "sweep"), this.work.sweeps);
  }

  /**
   * Starts to accept jobs, and retries every second while the database cannot be reached, so that a serving
   * process does not end. Does nothing after `stop`.
   */
  async start(): Promise<void> {
    if (this.#stopping) return;
    this.#starting = this.#start().catch((error: unknown) => {
      this.services.log.error({ err: error }, "jobs: cannot start");
      if (!this.#stopping) this.#startAgain();
    });
    await this.#starting;
  }

  async #start(): Promise<void> {
    const { log } = this.services;
    const events = new EventEmitter() as WorkerEvents;
    let id = "";
    const running = new Set<string>();
    events.once("pool:create", ({ workerPool }) => (id = workerPool.id));
    events.on("job:start", ({ job }) => void running.add(job.id));
    // The event is emitted before the database has recorded the end.
    events.on("job:complete", ({ job }) => void setTimeout(() => running.delete(job.id), 10_000).unref());
    speakWhileListening(events);
    const pool = openJobPool(this.databaseUrl, this.pulse);
    const options = {
      pgPool: pool,
      concurrency: 3,
      pollInterval: 1_000,
      noHandleSignals: true,
      logger: this.logger,
      events,
      taskList: this.tasks,
      parsedCronItems: crontab,
      // Without a delay, a job's end that it cannot write, because the database is away, is an unhandled
      // rejection.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    };
    const runner = await run(options).catch(async (error: unknown) => {
      await pool.end();
      throw error;
    });
    const crew: Crew = {
      runner,
      pool,
      presence: new Presence(this.databaseUrl, { id, jobs: running }, log, this.pulse),
    };
    this.#crew = crew;
    runner.promise
      .catch((error: unknown) => log.error({ err: error }, "jobs: the worker failed"))
      .finally(() => this.#ended(crew));
    await crew.presence.start();
  }

  /** Accepts no more jobs and waits for the running ones. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearTimeout(this.#again);
    // A crew that is on its way holds connections already.
    await this.#starting;
    if (this.#crew) this.#dismiss(this.#crew);
    // A crew that survived an outage may still be ending: it holds connections too.
    await Promise.all(this.#dismissed);
  }

  #ended(crew: Crew): void {
    if (this.#stopping || this.#crew !== crew) return;
    this.#dismiss(crew);
    this.#startAgain();
  }

  #dismiss(crew: Crew): void {
    this.#crew = null;
    const gone = this.#release(crew);
    this.#dismissed.add(gone);
    void gone.finally(() => this.#dismissed.delete(gone));
  }

  /**
   * Waits for a limited time until the jobs of a crew end; other workers take over the remaining jobs as
   * after a crash.
   */
  async #release(crew: Crew): Promise<void> {
    const left = crew.runner.stop().then(
      () => true,
      () => false,
    );
    const clean = await Promise.race([left, pause(PATIENCE, false, { ref: false })]);
    await crew.presence.stop();
    // A job that hangs would fail unnoticed without its connections: they stay open until the process
    // ends.
    if (clean) await crew.pool.end();
  }

  #startAgain(): void {
    clearTimeout(this.#again);
    this.#again = setTimeout(() => {
      if (!this.#crew) void this.start();
    }, 1_000);
  }
}
