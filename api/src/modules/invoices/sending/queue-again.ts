import type { Work } from "../../../core/mutation/work.ts";
import "../invoice/invoice.audit.ts";
import type { ElectronicPaper } from "../paper/electronic-paper.entity.ts";
import { sendingMoves } from "./sending-moves.ts";
import type { PaperKind } from "./sending.enums.ts";
import "./sending.jobs.ts";

/** Lets a paper be sent as if it were new. */
export async function queueAgain(work: Work, kind: PaperKind, paper: ElectronicPaper): Promise<void> {
  const { id, number } = paper;
  work.move(sendingMoves, paper, "en_cola", { audit: ["paper.sent-again", { number }] });
  Object.assign(paper, { sendingTries: 0, nextTryAt: work.now, sendingProblem: null });
  await work.job("invoices.send", { kind, paperId: id });
}
