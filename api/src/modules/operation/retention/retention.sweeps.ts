import type { Sweep } from "../../../core/jobs/jobs.ts";
import { forgetOldRows } from "./acts/forget-old-rows.ts";

/** Sweep that deletes data whose retention period is over. */
export const retentionSweeps: readonly Sweep[] = [
  { name: "operation.retention", run: ({ run }) => run(forgetOldRows, undefined) },
];
