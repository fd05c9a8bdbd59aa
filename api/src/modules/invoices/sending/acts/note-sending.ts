import { hoursAfter } from "../../../../core/colombia/days.ts";
import type { PaperOutcome } from "../../../../core/dian/provider.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { endDocuments } from "../../../../core/verification/issue-document.ts";
import { noteAttempt, noteCreditAttempt } from "../../correction/note-attempt.ts";
import { CreditNote } from "../../credit-note/credit-note.entity.ts";
import "../../invoice/invoice.audit.ts";
import { Invoice } from "../../invoice/invoice.entity.ts";
import type { InvoiceStatus } from "../../invoice/invoice.enums.ts";
import "../../invoice/invoice.events.ts";
import { invoiceMoves } from "../../invoice/invoice-moves.ts";
import type { ElectronicPaper } from "../../paper/electronic-paper.entity.ts";
import { papers } from "../../paper/papers.ts";
import { sendingMoves } from "../sending-moves.ts";
import type { PaperKind } from "../sending.enums.ts";
import { minutesUntilNext } from "../sending.rules.ts";

/** What came of one try to send a paper: an answer, or why there was none. */
export type Tried = PaperOutcome | { readonly status: "unanswered"; readonly problem: string };

interface Noted {
  readonly kind: PaperKind;
  readonly paperId: string;
  /** Of what was sent: an answer about what it said before it was corrected is too late. */
  readonly code: string;
  readonly tried: Tried;
}

/** Notes what came of sending a paper, and when it is sent next; an answer that is known changes nothing. */
export async function noteSending(work: Work, { kind, paperId, code, tried }: Noted): Promise<void> {
  const paper = await work.em.findOneOrFail(papers[kind], { id: paperId });
  await work.lock(paper);
  if (paper.sendingState === "enviada" || paper.code !== code) return;
  if (tried.status === "accepted") return accepted(work, kind, paper, tried);
  // An answer that comes after the one that ended it is too late, but an acceptance.
  if (paper.sendingState === "rechazada" || paper.sendingState === "fallida") return;
  if (tried.status === "rejected") return rejected(work, kind, paper, tried.reasons);
  return unanswered(work, kind, paper, tried.problem);
}

async function accepted(
  work: Work,
  kind: PaperKind,
  paper: ElectronicPaper,
  { track, response }: Extract<Tried, { status: "accepted" }>,
): Promise<void> {
  const { number } = paper;
  work.move(sendingMoves, paper, "enviada", { audit: ["paper.sent", { number, track }] });
  Object.assign(paper, { nextTryAt: null, track, responseXml: response, sendingProblem: null });
  follow(work, paper, "approved");
  if (paper instanceof CreditNote) await endCredited(work, paper);
  await work.emit("paper.sent", { kind, paperId: paper.id });
}

/** An invoice stands no longer once the DIAN has the notes that take back all of it. */
async function endCredited(work: Work, { invoice: { id } }: CreditNote): Promise<void> {
  await work.save();
  const invoice = await work.em.findOneOrFail(Invoice, { id });
  const waiting = await work.em.count(CreditNote, { invoice: id, sendingState: { $ne: "enviada" } });
  if (invoice.creditedWhole && waiting === 0) await endDocuments(work, id, "anulado", ["invoice"]);
}

async function rejected(
  work: Work,
  kind: PaperKind,
  paper: ElectronicPaper,
  reasons: readonly string[],
): Promise<void> {
  const { number } = paper;
  const problem = reasons.join(". ") || "Sin motivo";
  if (paper instanceof Invoice) await noteAttempt(work, paper, { sent: true, answer: problem });
  if (paper instanceof CreditNote) await noteCreditAttempt(work, paper, problem);
  work.move(sendingMoves, paper, "rechazada", { audit: ["paper.rejected", { number, reasons }] });
  Object.assign(paper, { nextTryAt: null, sendingProblem: problem });
  follow(work, paper, "rejected");
  await work.emit("paper.unsent", { kind, paperId: paper.id, number, problem });
}

async function unanswered(
  work: Work,
  kind: PaperKind,
  paper: ElectronicPaper,
  problem: string,
): Promise<void> {
  const tries = paper.sendingTries + 1;
  const minutes = minutesUntilNext(tries);
  const { number } = paper;
  Object.assign(paper, { sendingTries: tries, sendingProblem: problem });
  if (minutes !== null) {
    work.move(sendingMoves, paper, "reintentando", { audit: null });
    paper.nextTryAt = hoursAfter(work.now, minutes / 60);
    return;
  }
  work.move(sendingMoves, paper, "fallida", { audit: ["paper.given-up", { number, tries }] });
  paper.nextTryAt = null;
  await work.emit("paper.unsent", { kind, paperId: paper.id, number, problem });
}

/** The status of an invoice follows what its provider says, unless a person has noted more since. */
function follow(work: Work, paper: ElectronicPaper, after: InvoiceStatus): void {
  if (!(paper instanceof Invoice) || paper.status === after) return;
  const { number, status: before } = paper;
  if (!invoiceMoves.lifecycle.allows(before, after)) return;
  work.move(invoiceMoves, paper, after, { audit: ["invoice.status-changed", { number, before, after }] });
}
