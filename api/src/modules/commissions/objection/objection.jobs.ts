import type { Sweep } from "../../../core/jobs/jobs.ts";
import { inSlices } from "../../../core/jobs/slices.ts";
import { noteDueObjections } from "./acts/note-due-objections.ts";

/** Periodic jobs of objections: notices of their deadlines. */
export const objectionSweeps: readonly Sweep[] = [
  { name: "commissions.objections-due", run: inSlices(noteDueObjections) },
];
