import { traceHeaders } from "../outgoing/trace.ts";
import { type Fragment, sql } from "../read/sql.ts";
import type { Jobs } from "../jobs/jobs.ts";

/**
 * Returns a SQL expression that adds a job, which exists exactly when the statement's transaction commits.
 * The trace of the request continues in the job. A waiting job with the same key is replaced; only one job of
 * a queue runs at a time.
 */
export const addJob = <J extends keyof Jobs>(
  name: J,
  payload: Jobs[J],
  key?: string,
  queue?: string,
): Fragment =>
  sql`graphile_worker.add_job(${name}, payload := ${JSON.stringify({ ...payload, ...traceHeaders() })}::json,
    queue_name := ${queue ?? null}, job_key := ${key ?? null}, max_attempts := 12)`;
