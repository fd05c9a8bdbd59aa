import { traceHeaders } from "../outgoing/trace.ts";
import { type Fragment, sql } from "../read/sql.ts";
import type { Jobs } from "../jobs/jobs.ts";

/**
 * Adds a job, as an expression of a statement: it exists exactly when the statement's transaction commits.
 * The trace of the request that adds it continues in it. With a key, a waiting job of that key is replaced;
 * of one queue a single job runs at a time.
 */
export const addJob = <J extends keyof Jobs>(
  name: J,
  payload: Jobs[J],
  key?: string,
  queue?: string,
): Fragment =>
  sql`graphile_worker.add_job(${name}, payload := ${JSON.stringify({ ...payload, ...traceHeaders() })}::json,
    queue_name := ${queue ?? null}, job_key := ${key ?? null}, max_attempts := 12)`;
