import type pg from "pg";
import type { Logger } from "pino";
import { queueSchema } from "../../core/database/roles.ts";
import { installQueue } from "../../core/jobs/queue.ts";
import type { StoredJob } from "./entries.ts";

/** Returns the waiting and failed jobs, in a session of the application, which owns the queue. */
export async function readJobs(application: pg.ClientBase): Promise<readonly StoredJob[]> {
  const { rows: there } = await application.query("select where to_regclass($1) is not null", [
    `${queueSchema}._private_jobs`,
  ]);
  if (there.length === 0) return [];
  const { rows } = await application.query<{ job: StoredJob }>(
    `select json_build_object('task', t.identifier, 'payload', j.payload, 'queue', q.queue_name,
       'runAt', j.run_at, 'priority', j.priority, 'attempts', j.attempts, 'maxAttempts', j.max_attempts,
       'key', j.key, 'lastError', j.last_error) as job
     from ${queueSchema}._private_jobs j join ${queueSchema}._private_tasks t on t.id = j.task_id
       left join ${queueSchema}._private_job_queues q on q.id = j.job_queue_id order by j.id`,
  );
  return rows.map(({ job }) => job);
}

/** Adds jobs to a new queue, which is created first; they run when the application does. */
export async function restoreJobs(
  application: pg.ClientBase,
  url: string,
  jobs: readonly StoredJob[],
  log: Logger,
): Promise<void> {
  await installQueue(url, log);
  for (const { task, payload, queue, runAt, priority, attempts, maxAttempts, key, lastError } of jobs) {
    const { rows } = await application.query<{ id: string }>(
      `select id from ${queueSchema}.add_job($1, payload := $2::json, queue_name := $3, run_at := $4,
         priority := $5, max_attempts := $6, job_key := $7)`,
      [task, JSON.stringify(payload), queue, runAt, priority, maxAttempts, key],
    );
    if (attempts > 0)
      await application.query(
        `update ${queueSchema}._private_jobs set attempts = $2, last_error = $3 where id = $1`,
        [rows[0]?.id, attempts, lastError],
      );
  }
}
