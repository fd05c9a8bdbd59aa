import type { Work } from "../../../core/mutation/work.ts";
import "../invoice/invoice.audit.ts";
import type { ElectronicPaper } from "../paper/electronic-paper.entity.ts";
import type { PaperKind } from "./sending.enums.ts";
import "./sending.jobs.ts";

/** Lets a paper be sent as if it were new. */
export async function queueAgain(work: Work, kind: PaperKind, paper: ElectronicPaper): Promise<void> {
  Object.assign(paper, {
    sendingState: "en_cola",
    sendingTries: 0,
    nextTryAt: work.now,
    sendingProblem: null,
  });
  work.audit("paper.sent-again", paper.id, { number: paper.number });
  await work.job("invoices.send", { kind, paperId: paper.id });
}
