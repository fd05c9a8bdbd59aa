import type { Sweep } from "../../../core/jobs/jobs.ts";
import { inSlices } from "../../../core/jobs/slices.ts";
import { lapseClaims } from "./acts/lapse-claims.ts";
import { noteDueClaims } from "./acts/note-due-claims.ts";

/** Periodic jobs of requests: notices of deadlines, and closing requests that were never completed. */
export const claimSweeps: readonly Sweep[] = [
  { name: "claims.due", run: inSlices(noteDueClaims) },
  { name: "claims.lapsed", run: ({ run }) => run(lapseClaims, undefined) },
];
