import type { Sweep } from "../../core/jobs/jobs.ts";
import { inSlices } from "../../core/jobs/slices.ts";
import { noteStalledClosings } from "./acts/note-stalled-closings.ts";
import { noteUnpaidClosings } from "./acts/note-unpaid-closings.ts";

/** Periodic jobs of online closings: the seller is notified when their client stops. */
export const closingSweeps: readonly Sweep[] = [
  { name: "closing.stalled", run: inSlices(noteStalledClosings) },
  { name: "closing.unpaid", run: inSlices(noteUnpaidClosings) },
];
