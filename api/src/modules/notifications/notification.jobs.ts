import type { Job, Sweep } from "../../core/jobs/jobs.ts";
import { batchJob } from "./batch/batch.jobs.ts";
import { deliverDue } from "./delivery/acts/deliver-due.ts";
import { forgetOldNotices } from "./delivery/acts/forget-old-notices.ts";
import { tellOverduePayments } from "./overdue/tell-overdue-payments.ts";
import { pushJob } from "./push/push.jobs.ts";

/** What happens to notifications by the passing of time. */
export const notificationSweeps: readonly Sweep[] = [
  { name: "notifications.overdue", run: ({ run }) => run(tellOverduePayments, undefined) },
  { name: "notifications.deliver", run: ({ run }) => run(deliverDue, undefined) },
  { name: "notifications.forget", run: ({ run }) => run(forgetOldNotices, undefined) },
];

/** What notifications leave for after the commit. */
export const notificationJobs: readonly Job[] = [pushJob, batchJob];
