import type { Work } from "../mutation/work.ts";
import { type Fragment, sql } from "../read/sql.ts";

/** SQL of the queue's jobs as `j`, with their payload, which the queue's own view omits. */
export const queuedJobs: Fragment = sql`(select v.*, p.payload from graphile_worker.jobs v
  join graphile_worker._private_jobs p on p.id = v.id) j`;

/**
 * SQL condition that a job `j` failed and is not running now: it waits for its next attempt, or has none
 * left.
 */
export const hasFailed: Fragment = sql`j.attempts > 0 and j.last_error is not null and j.locked_at is null`;

/** SQL condition that a job `j` has used all its attempts. */
export const isGivenUp: Fragment = sql`j.attempts >= j.max_attempts`;

/** SQL for the milliseconds since a job `j` was queued, by the queue's own clock. */
export const millisecondsInQueue: Fragment = sql`(extract(epoch from now() - j.created_at) * 1000)`;

/** A job that was queued again, in its former state. */
interface FailedJob {
  readonly id: string;
  readonly task: string;
  /** Number of attempts before it was queued again. */
  readonly tries: number;
}

/**
 * Queues a failed job again, found by a condition on `j`, to run now with all its attempts; null when there
 * is no such job, or it is running. Of two simultaneous requests, only one queues it.
 */
export async function runAgain(work: Work, which: Fragment): Promise<FailedJob | null> {
  const [job] = await work.rows<FailedJob>(
    sql`select j.id::text as id, t.identifier as task, j.attempts::int as tries
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where ${which} and ${hasFailed} for update of j`,
  );
  if (!job) return null;
  await work.rows(
    sql`select from graphile_worker.reschedule_jobs(array[${job.id}::bigint],
      run_at := now(), attempts := 0)`,
  );
  return job;
}
