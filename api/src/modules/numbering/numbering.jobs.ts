import type { Sweep } from "../../core/jobs/jobs.ts";
import { warnOfRanges } from "./acts/warn-of-ranges.ts";

/** What is due by itself: the warning that a range of numbers ends. */
export const numberingSweeps: readonly Sweep[] = [
  { name: "numbering.warn-of-ranges", run: ({ run }) => run(warnOfRanges, undefined) },
];
