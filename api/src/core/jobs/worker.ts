import { EventEmitter } from "node:events";
import { type Logger, parseCronItems, run, type Runner, type TaskList, type WorkerEvents } from "graphile-worker";
import type { Services } from "../context.ts";
import { jobContext } from "./context.ts";
import type { Job, Sweep } from "./jobs.ts";
import { Presence } from "./presence.ts";
import { queueLogger } from "./queue.ts";
import { runSweeps } from "./sweeps.ts";

const SWEEP = "sweep";
// The crontab is UTC; every minute is the same in any zone, and each sweep asks the injected clock what is due. One at a time.
const crontab = parseCronItems([
  { task: SWEEP, match: "* * * * *", identifier: SWEEP, options: { queueName: SWEEP, jobKey: SWEEP, maxAttempts: 1 } },
]);

/** What the worker runs: the jobs and sweeps of all modules. */
export interface Work {
  readonly jobs: readonly Job[];
  readonly sweeps: readonly Sweep[];
}

/**
 * Runs the queue's jobs in this process. A job runs in one process at a time, and once when all goes well; after a crash it runs
 * again from its start, within seconds when another worker lives. So whatever a handler does is keyed or idempotent.
 */
export class JobWorker {
  #runner: Runner | null = null;
  #presence: Presence | null = null;
  #again: NodeJS.Timeout | undefined;
  #stopping = false;

  constructor(
    private readonly services: Services,
    private readonly databaseUrl: string,
    private readonly work: Work,
  ) {}

  /** Whether this process is taking jobs. */
  get running(): boolean {
    return this.#runner !== null;
  }

  /** What each kind of job does, the sweep of every minute among them. */
  get tasks(): TaskList {
    const { services, work } = this;
    const tasks: TaskList = { [SWEEP]: (_payload, { job }) => runSweeps(jobContext(services, `sweep-${job.id}`), work.sweeps) };
    for (const { name, run } of work.jobs)
      tasks[name] = (payload: unknown, { job }) => run(jobContext(services, `job-${job.id}`), payload as never);
    return tasks;
  }

  /** The queue's messages in our own log. */
  get logger(): Logger {
    return queueLogger(this.services.log);
  }

  /** Runs every sweep once, now. */
  sweep(): Promise<void> {
    return runSweeps(jobContext(this.services, "sweep"), this.work.sweeps);
  }

  /** Starts to take jobs. */
  async start(): Promise<void> {
    const { log } = this.services;
    const events = new EventEmitter() as WorkerEvents;
    let id = "";
    const running = new Set<string>();
    events.once("pool:create", ({ workerPool }) => (id = workerPool.id));
    events.on("job:start", ({ job }) => void running.add(job.id));
    // The event comes before the database knows of the end.
    events.on("job:complete", ({ job }) => void setTimeout(() => running.delete(job.id), 10_000).unref());
    const runner = await run({
      connectionString: this.databaseUrl,
      maxPoolSize: 6,
      concurrency: 3,
      pollInterval: 1_000,
      noHandleSignals: true,
      logger: this.logger,
      events,
      taskList: this.tasks,
      parsedCronItems: crontab,
      // Without a delay, what it cannot write of a job's end, because the database went away, is a rejection that nobody hears.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
    this.#runner = runner;
    runner.promise.catch((error: unknown) => log.error({ err: error }, "jobs: the worker failed")).finally(() => void this.#ended(runner));
    this.#presence = new Presence(this.databaseUrl, { id, jobs: running }, log);
    await this.#presence.start();
  }

  /** Takes no more jobs and waits for those that run. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearTimeout(this.#again);
    await this.#runner?.stop().catch(() => undefined);
    await this.#presence?.stop();
    this.#runner = null;
  }

  async #ended(runner: Runner): Promise<void> {
    if (this.#stopping || this.#runner !== runner) return;
    this.#runner = null;
    await this.#presence?.stop();
    this.#startAgain();
  }

  #startAgain(): void {
    const { log } = this.services;
    this.#again = setTimeout(() => {
      this.start().catch((error: unknown) => {
        log.error({ err: error }, "jobs: cannot start");
        this.#startAgain();
      });
    }, 1_000);
  }
}
