import { assign } from "../../../../core/rows.ts";
import { hoursAfter } from "../../../../core/colombia/days.ts";
import type { SendingOutcome } from "../../dian/provider.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { endDocuments } from "../../../../core/verification/issue-document.ts";
import { settleInvoices } from "../../invoice/collection/settle-invoices.ts";
import { noteAttempt, noteCreditAttempt } from "../../correction/note-attempt.ts";
import { CreditNote } from "../../credit-note/credit-note.entity.ts";
import { Invoice } from "../../invoice/invoice.entity.ts";
import type { InvoiceStatus } from "../../invoice/invoice.enums.ts";
import { invoiceMoves, paidMoves } from "../../invoice/invoice-moves.ts";
import type { FiscalDocument } from "../../document/fiscal-document.entity.ts";
import { fiscalDocuments } from "../../document/fiscal-documents.ts";
import { sendingMoves } from "../../document/sending-moves.ts";
import type { FiscalDocumentKind } from "../sending.enums.ts";
import { minutesUntilNext } from "../sending.rules.ts";

/** Result of one attempt to send a document: a response, or the reason why there was none. */
export type Tried = SendingOutcome | { readonly status: "unanswered"; readonly problem: string };

interface Noted {
  readonly kind: FiscalDocumentKind;
  readonly documentId: string;
  /**
   * Code of the content that was sent. A response about a content that was corrected in the meantime is
   * ignored.
   */
  readonly code: string;
  readonly tried: Tried;
}

/**
 * Records the result of sending a document, and the time of the next attempt. A repeated response has no
 * effect.
 */
export async function noteSending(work: Work, { kind, documentId, code, tried }: Noted): Promise<void> {
  const fiscalDocument = await work.em.findOneOrFail(fiscalDocuments[kind], { id: documentId });
  await work.lock(fiscalDocument);
  if (fiscalDocument.sendingState === "enviada" || fiscalDocument.code !== code) return;
  if (tried.status === "accepted") return accepted(work, kind, fiscalDocument, tried);
  // An answer after the final one is too late, unless it is an acceptance.
  if (fiscalDocument.sendingState === "rechazada" || fiscalDocument.sendingState === "fallida") return;
  if (tried.status === "rejected") return rejected(work, kind, fiscalDocument, tried.reasons);
  return unanswered(work, kind, fiscalDocument, tried.problem);
}

async function accepted(
  work: Work,
  kind: FiscalDocumentKind,
  fiscalDocument: FiscalDocument,
  { track, response }: Extract<Tried, { status: "accepted" }>,
): Promise<void> {
  const { number } = fiscalDocument;
  work.move(sendingMoves, fiscalDocument, "enviada", { audit: ["paper.sent", { number, track }] });
  assign(fiscalDocument, { nextTryAt: null, track, responseXml: response, sendingProblem: null });
  await follow(work, fiscalDocument, "approved");
  if (fiscalDocument instanceof CreditNote) await endCredited(work, fiscalDocument);
  await work.emit("paper.sent", { kind, documentId: fiscalDocument.id });
}

/** Ends an invoice once the DIAN has accepted the credit notes that fully credit it. */
async function endCredited(work: Work, { invoice: { id } }: CreditNote): Promise<void> {
  await work.save();
  const invoice = await work.em.findOneOrFail(Invoice, { id });
  const waiting = await work.em.count(CreditNote, { invoice: id, sendingState: { $ne: "enviada" } });
  if (invoice.creditedWhole && waiting === 0) await endDocuments(work, id, "anulado", ["invoice"]);
}

async function rejected(
  work: Work,
  kind: FiscalDocumentKind,
  fiscalDocument: FiscalDocument,
  reasons: readonly string[],
): Promise<void> {
  const { number } = fiscalDocument;
  const problem = reasons.join(". ") || "Sin motivo";
  if (fiscalDocument instanceof Invoice)
    await noteAttempt(work, fiscalDocument, { sent: true, answer: problem });
  if (fiscalDocument instanceof CreditNote) await noteCreditAttempt(work, fiscalDocument, problem);
  work.move(sendingMoves, fiscalDocument, "rechazada", { audit: ["paper.rejected", { number, reasons }] });
  assign(fiscalDocument, { nextTryAt: null, sendingProblem: problem });
  await follow(work, fiscalDocument, "rejected");
  await work.emit("paper.unsent", { kind, documentId: fiscalDocument.id, number, problem });
}

async function unanswered(
  work: Work,
  kind: FiscalDocumentKind,
  fiscalDocument: FiscalDocument,
  problem: string,
): Promise<void> {
  const tries = fiscalDocument.sendingTries + 1;
  const minutes = minutesUntilNext(tries);
  const { number } = fiscalDocument;
  assign(fiscalDocument, { sendingTries: tries, sendingProblem: problem });
  if (minutes !== null) {
    work.move(sendingMoves, fiscalDocument, "reintentando", { audit: null });
    fiscalDocument.nextTryAt = hoursAfter(work.now, minutes / 60);
    return;
  }
  work.move(sendingMoves, fiscalDocument, "fallida", { audit: ["paper.given-up", { number, tries }] });
  fiscalDocument.nextTryAt = null;
  await work.emit("paper.unsent", { kind, documentId: fiscalDocument.id, number, problem });
}

/**
 * Updates the status of an invoice after the provider's response, unless a person has set a later status. An
 * invoice paid by received money stays paid when it is accepted, but is rejected like any other.
 */
async function follow(work: Work, fiscalDocument: FiscalDocument, after: InvoiceStatus): Promise<void> {
  if (!(fiscalDocument instanceof Invoice) || fiscalDocument.status === after) return;
  const { number, status: before, unpaidStatus } = fiscalDocument;
  if (unpaidStatus !== null && after === "approved") {
    fiscalDocument.unpaidStatus = after;
    return;
  }
  const moves = unpaidStatus === null ? invoiceMoves : paidMoves;
  if (!moves.lifecycle.allows(before, after)) return;
  fiscalDocument.unpaidStatus = null;
  work.move(moves, fiscalDocument, after, { audit: ["invoice.status-changed", { number, before, after }] });
  await settleInvoices(work, fiscalDocument.contract.id);
}
