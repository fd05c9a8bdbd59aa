import type { Job, Sweep } from "../../core/jobs/jobs.ts";
import { inSlices } from "../../core/jobs/slices.ts";
import { batchJob } from "./batch/batch.jobs.ts";
import { deliverDue } from "./delivery/acts/deliver-due.ts";
import { forgetOldNotices } from "./delivery/acts/forget-old-notices.ts";
import { notifyOverduePayments } from "./overdue/notify-overdue-payments.ts";
import { pushJob } from "./push/push.jobs.ts";

/** Sweeps of notifications: overdue payments, due deliveries, and cleanup. */
export const notificationSweeps: readonly Sweep[] = [
  { name: "notifications.overdue", run: inSlices(notifyOverduePayments) },
  { name: "notifications.deliver", run: inSlices(deliverDue) },
  { name: "notifications.forget", run: ({ run }) => run(forgetOldNotices, undefined) },
];

/** Background jobs of notifications, which run after the commit. */
export const notificationJobs: readonly Job[] = [pushJob, batchJob];
