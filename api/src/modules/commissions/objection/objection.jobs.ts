import type { Sweep } from "../../../core/jobs/jobs.ts";
import { noteDueObjections } from "./acts/note-due-objections.ts";

/** What happens to objections by the passing of time. */
export const objectionSweeps: readonly Sweep[] = [
  { name: "commissions.objections-due", run: ({ run }) => run(noteDueObjections, undefined) },
];
