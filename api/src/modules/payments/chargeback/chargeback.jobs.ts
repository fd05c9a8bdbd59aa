import type { Sweep } from "../../../core/jobs/jobs.ts";
import { inSlices } from "../../../core/jobs/slices.ts";
import { noteDueChargebacks } from "./acts/note-due-chargebacks.ts";

/** Scheduled tasks for cases. */
export const chargebackSweeps: readonly Sweep[] = [
  { name: "payments.chargebacks-due", run: inSlices(noteDueChargebacks) },
];
