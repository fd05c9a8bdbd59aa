import { conflict } from "../../../core/failure.ts";
import { runAgain } from "../../../core/jobs/failed-jobs.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { sql } from "../../../core/read/sql.ts";
import { NOT_FAILED } from "../operation.rules.ts";

/** Queues a failed job again, to run immediately. CONFLICT when the job is no longer failed. */
export async function retryJob(work: Work, { id }: { readonly id: string }): Promise<void> {
  const isJob = /^\d{1,18}$/.test(id);
  const job = isJob ? await runAgain(work, sql`j.id = ${id}::bigint`) : null;
  if (!job) throw conflict(NOT_FAILED);
  work.audit("operation.tried-again", id, { kind: "task", task: job.task, tries: job.tries });
}
