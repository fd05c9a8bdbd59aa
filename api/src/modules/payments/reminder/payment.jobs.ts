import type { Sweep } from "../../../core/jobs/jobs.ts";
import { remindPayments } from "./acts/remind-payments.ts";

/** What happens to payments by the passing of time. */
export const paymentSweeps: readonly Sweep[] = [
  { name: "payments.remind", run: ({ run }) => run(remindPayments, undefined) },
];
