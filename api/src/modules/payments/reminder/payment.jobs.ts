import type { Sweep } from "../../../core/jobs/jobs.ts";
import { remindPayments } from "./acts/remind-payments.ts";

/** Scheduled work on payments. */
export const paymentSweeps: readonly Sweep[] = [
  { name: "payments.remind", run: ({ run }) => run(remindPayments, undefined) },
];
