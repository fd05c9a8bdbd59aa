import { job, type Sweep } from "../../../core/jobs/jobs.ts";
import { papers } from "../paper/papers.ts";
import { printOnce } from "../paper/print-once.ts";
import { PaperKind } from "./sending.enums.ts";
import { sendPaper } from "./send-paper.ts";

declare module "../../../core/jobs/jobs.ts" {
  interface Jobs {
    "invoices.paper": { kind: PaperKind; paperId: string };
    "invoices.send": { kind: PaperKind; paperId: string };
  }
}

const MOST_AT_ONCE = 50;

/** Prints a new paper, keeps its files and sends it; a second run finds it printed. */
export const paperJobs = [
  job("invoices.paper", async (context, { kind, paperId }) => {
    await printOnce(context, kind, paperId);
    await sendPaper(context, kind, paperId);
  }),
  job("invoices.send", (context, { kind, paperId }) => sendPaper(context, kind, paperId)),
];

/** What is due to be sent by itself: papers whose provider gave no answer the last time. */
export const paperSweeps: readonly Sweep[] = [
  {
    name: "invoices.send-due",
    run: async (context) => {
      const { orm, clock } = context.services;
      const due = { nextTryAt: { $lte: clock.now() } };
      for (const kind of Object.values(PaperKind)) {
        const waiting = await orm.em
          .fork()
          .find(papers[kind], due, { fields: ["id"], orderBy: { nextTryAt: "asc" }, limit: MOST_AT_ONCE });
        for (const { id } of waiting) await sendPaper(context, kind, id);
      }
    },
  },
];
