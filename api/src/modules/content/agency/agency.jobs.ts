import type { Sweep } from "../../../core/jobs/jobs.ts";
import { warnOfRnt } from "./acts/warn-of-rnt.ts";

/** Periodic job of the agency: the warning that the registration in the RNT is about to end. */
export const agencySweeps: readonly Sweep[] = [
  { name: "content.warn-of-rnt", run: ({ run }) => run(warnOfRnt, undefined) },
];
