import { job } from "../../../core/jobs/jobs.ts";
import { notifySlice } from "./acts/notify-slice.ts";

declare module "../../../core/jobs/jobs.ts" {
  interface Jobs {
    /** Notifies the people of a batch, a hundred at a time. */
    "notices.tell": { batchId: string };
  }
}

/**
 * Job that notifies everybody of a batch; people notified by a run that was interrupted are not notified
 * again by the next.
 */
export const batchJob = job("notices.tell", async ({ run }, batch) => {
  while (await run(notifySlice, batch));
});
