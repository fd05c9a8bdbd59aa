import type { Sweep } from "../../core/jobs/jobs.ts";
import { warnOfRanges } from "./acts/warn-of-ranges.ts";

/** Periodic job of numbering: the warning that a range ends. */
export const numberingSweeps: readonly Sweep[] = [
  { name: "numbering.warn-of-ranges", run: ({ run }) => run(warnOfRanges, undefined) },
];
