import { job } from "../../../core/jobs/jobs.ts";
import { tellSlice } from "./acts/tell-slice.ts";

declare module "../../../core/jobs/jobs.ts" {
  interface Jobs {
    /** Tells the people of a batch, a hundred at a time. */
    "notices.tell": { batchId: string };
  }
}

/** Tells everybody of a batch; what a run that broke off has told, the next does not tell again. */
export const batchJob = job("notices.tell", async ({ run }, batch) => {
  while (await run(tellSlice, batch));
});
