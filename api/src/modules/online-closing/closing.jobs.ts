import type { Sweep } from "../../core/jobs/jobs.ts";
import { inSlices } from "../../core/jobs/slices.ts";
import { tellOfStalledClosings } from "./acts/tell-of-stalled-closings.ts";
import { tellOfUnpaidClosings } from "./acts/tell-of-unpaid-closings.ts";

/** Periodic jobs of online closings: the seller is notified when their client stops. */
export const closingSweeps: readonly Sweep[] = [
  { name: "closing.stalled", run: inSlices(tellOfStalledClosings) },
  { name: "closing.unpaid", run: inSlices(tellOfUnpaidClosings) },
];
