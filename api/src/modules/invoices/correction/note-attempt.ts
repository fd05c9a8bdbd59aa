import type { Work } from "../../../core/mutation/work.ts";
import { linesOfNote } from "../credit-note/credit-note-lines.ts";
import type { CreditNote } from "../credit-note/credit-note.entity.ts";
import type { Invoice } from "../invoice/invoice.entity.ts";
import { linesOfInvoice } from "../invoice/lines-of-invoice.ts";
import type { FiscalDocument } from "../document/fiscal-document.entity.ts";
import { CreditNoteAttempt } from "./credit-note-attempt.entity.ts";
import { InvoiceAttempt } from "./invoice-attempt.entity.ts";
import type { FiscalDocumentAttempt } from "./fiscal-document-attempt.entity.ts";

/** Records the current content of a locked invoice, with the reason for its correction. */
export async function noteAttempt(
  work: Work,
  invoice: Invoice,
  { sent, answer }: { readonly sent: boolean; readonly answer: string },
): Promise<void> {
  const attempt = new InvoiceAttempt();
  attempt.invoice = invoice;
  attempt.sent = sent;
  attempt.lines = await linesOfInvoice(work.em, invoice.id);
  copyDocument(work, attempt, invoice, answer);
}

/** Records the current content of a locked credit note, with the DIAN's reason for rejecting it. */
export async function noteCreditAttempt(work: Work, note: CreditNote, answer: string): Promise<void> {
  const attempt = new CreditNoteAttempt();
  attempt.note = note;
  attempt.concepto = note.concepto;
  attempt.motivo = note.motivo;
  attempt.lines = await linesOfNote(work.em, note.id);
  copyDocument(work, attempt, note, answer);
}

function copyDocument(
  work: Work,
  attempt: FiscalDocumentAttempt,
  fiscalDocument: FiscalDocument,
  answer: string,
): void {
  attempt.at = work.now;
  attempt.answer = answer;
  attempt.issueDate = fiscalDocument.issueDate;
  attempt.code = fiscalDocument.code;
  attempt.content = fiscalDocument.content;
  attempt.xml = fiscalDocument.xml;
  attempt.ivaAmount = fiscalDocument.ivaAmount;
  attempt.totalAmount = fiscalDocument.totalAmount;
  attempt.pdfKey = fiscalDocument.pdfKey;
  attempt.xmlKey = fiscalDocument.xmlKey;
  work.add(attempt);
}
