import type { Sweep } from "../../../core/jobs/jobs.ts";
import { inSlices } from "../../../core/jobs/slices.ts";
import { alertDeadlines } from "./acts/alert-deadlines.ts";

/** Periodic job of purchases: alerts about deadlines. */
export const purchaseSweeps: readonly Sweep[] = [
  { name: "purchases.alert-deadlines", run: inSlices(alertDeadlines) },
];
