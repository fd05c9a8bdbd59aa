import { Logger, runMigrations } from "graphile-worker";
import type { MikroORM } from "@mikro-orm/postgresql";
import type { Logger as Pino } from "pino";
import type { Metrics } from "../log/metrics.ts";
import { openJobPool } from "./job-pool.ts";

const levels = { error: "error", warning: "warn", info: "debug", debug: "trace" } as const;

/** Returns a logger that writes the queue's messages to our own log. */
export const queueLogger = (log: Pino): Logger =>
  new Logger(
    ({ taskIdentifier, jobId }) =>
      (level, message) =>
        log[levels[level]]({ task: taskIdentifier, jobId }, message),
  );

/**
 * Migrates the queue's own schema. Every process needs it, even one that runs no jobs, because acts add jobs.
 * Several processes may run it at once, because the queue takes its own lock.
 */
export async function installQueue(databaseUrl: string, log: Pino): Promise<void> {
  const pgPool = openJobPool(databaseUrl);
  try {
    await runMigrations({ pgPool, logger: queueLogger(log) });
  } finally {
    await pgPool.end();
  }
}

/**
 * Adds figures about the queue to the metrics: number and age of waiting jobs by kind, jobs without attempts
 * left, and e-mails to be sent.
 */
export function measureQueue(metrics: Metrics, orm: MikroORM): void {
  const count = (condition: string) => async () => {
    const asked = orm.em
      .fork()
      .execute<{ jobs: string }[]>(`select count(*) as jobs from graphile_worker.jobs where ${condition}`);
    // While the database is away this is not known, and the other figures are wanted all the more.
    const rows = await asked.catch(() => null);
    return rows ? Number(rows[0]?.jobs ?? 0) : NaN;
  };
  metrics.gauge(
    "travesia_jobs_waiting",
    "Jobs that wait to run",
    count("locked_at is null and attempts < max_attempts"),
  );
  metrics.gauge(
    "travesia_jobs_failed",
    "Jobs that failed as often as they may",
    count("attempts >= max_attempts"),
  );
  metrics.gauges(
    "travesia_jobs_oldest_seconds",
    "Seconds since the oldest job of a kind that waits could run",
    "task",
    async () => {
      const rows = await orm.em
        .fork()
        .execute<{ task: string; seconds: number }[]>(
          `select task_identifier as task, extract(epoch from now() - min(run_at))::float8 as seconds
            from graphile_worker.jobs
            where locked_at is null and attempts < max_attempts and run_at <= now() group by 1`,
        )
        .catch(() => []);
      return new Map(rows.map(({ task, seconds }) => [task, seconds]));
    },
  );
  metrics.gauge("travesia_mails_unsent", "Mails and SMS that are to leave and have not", async () => {
    const rows = await orm.em
      .fork()
      .execute<{ mails: number }[]>(
        `select count(*)::int as mails from mails where sent_at is null and replaced_at is null
          and dropped_at is null and held_at is null and waiting_at is null`,
      )
      .catch(() => []);
    return rows[0]?.mails ?? NaN;
  });
}
