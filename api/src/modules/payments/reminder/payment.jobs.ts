import type { Sweep } from "../../../core/jobs/jobs.ts";
import { inSlices } from "../../../core/jobs/slices.ts";
import { remindPayments } from "./acts/remind-payments.ts";

/** Scheduled tasks for payments. */
export const paymentSweeps: readonly Sweep[] = [{ name: "payments.remind", run: inSlices(remindPayments) }];
