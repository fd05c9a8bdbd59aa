import type { Sweep } from "../../../core/jobs/jobs.ts";
import { alertDeadlines } from "./acts/alert-deadlines.ts";

/** What happens to purchases by the passing of time. */
export const purchaseSweeps: readonly Sweep[] = [
  { name: "purchases.alert-deadlines", run: ({ run }) => run(alertDeadlines, undefined) },
];
