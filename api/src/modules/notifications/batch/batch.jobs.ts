import { job } from "../../../core/jobs/jobs.ts";
import { notifySlice } from "./acts/notify-slice.ts";

declare module "../../../core/jobs/jobs.ts" {
  interface Jobs {
    /** Notifies the people of a batch, one hundred at a time. */
    "notices.tell": { batchId: string };
  }
}

/**
 * Job that notifies all people of a batch; after an interruption, people who were already notified are not
 * notified again.
 */
export const batchJob = job("notices.tell", async ({ run }, batch) => {
  while (await run(notifySlice, batch));
});
