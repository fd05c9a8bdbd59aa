import type { Sweep } from "../../../core/jobs/jobs.ts";
import { inSlices } from "../../../core/jobs/slices.ts";
import { noteDueRefunds } from "./acts/note-due-refunds.ts";

/** Scheduled tasks for refunds. */
export const refundSweeps: readonly Sweep[] = [
  { name: "payments.refunds-due", run: inSlices(noteDueRefunds) },
];
