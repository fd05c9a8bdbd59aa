import { job } from "../../../core/jobs/jobs.ts";
import { printOnce } from "../paper/print-once.ts";
import type { PaperKind } from "../sending/sending.enums.ts";
import { packPaper } from "./pack-paper.ts";
import { mailPaper } from "./acts/mail-paper.ts";

declare module "../../../core/jobs/jobs.ts" {
  interface Jobs {
    "invoices.deliver": { kind: PaperKind; paperId: string };
  }
}

/** Brings a paper that was sent to its client. */
export const deliveryJobs = [
  job("invoices.deliver", async (context, { kind, paperId }) => {
    // Its own job may be still to print it, where a sweep sent it.
    await printOnce(context, kind, paperId);
    await context.run(mailPaper, { kind, paperId, archive: await packPaper(context, kind, paperId) });
  }),
];
