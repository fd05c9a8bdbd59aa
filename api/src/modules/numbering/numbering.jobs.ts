import type { Sweep } from "../../core/jobs/jobs.ts";
import { warnOfRanges } from "./acts/warn-of-ranges.ts";

/** Sweep that warns about number ranges that end soon. */
export const numberingSweeps: readonly Sweep[] = [
  { name: "numbering.warn-of-ranges", run: ({ run }) => run(warnOfRanges, undefined) },
];
