import type { Sweep } from "../../../core/jobs/jobs.ts";
import { lapseClaims } from "./acts/lapse-claims.ts";
import { noteDueClaims } from "./acts/note-due-claims.ts";

/** What happens to requests by the passing of time. */
export const claimSweeps: readonly Sweep[] = [
  { name: "claims.due", run: ({ run }) => run(noteDueClaims, undefined) },
  { name: "claims.lapsed", run: ({ run }) => run(lapseClaims, undefined) },
];
