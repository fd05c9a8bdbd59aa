import type { Sweep } from "../../../core/jobs/jobs.ts";
import { noteDueRefunds } from "./acts/note-due-refunds.ts";

/** What happens to refunds by the passing of time. */
export const refundSweeps: readonly Sweep[] = [
  { name: "payments.refunds-due", run: ({ run }) => run(noteDueRefunds, undefined) },
];
