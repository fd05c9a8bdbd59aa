import type { Work } from "../../../core/mutation/work.ts";
import { linesOfNote } from "../credit-note/credit-note-lines.ts";
import type { CreditNote } from "../credit-note/credit-note.entity.ts";
import type { Invoice } from "../invoice/invoice.entity.ts";
import { linesOfInvoice } from "../invoice/lines-of-invoice.ts";
import type { ElectronicPaper } from "../paper/electronic-paper.entity.ts";
import { CreditNoteAttempt } from "./credit-note-attempt.entity.ts";
import { InvoiceAttempt } from "./invoice-attempt.entity.ts";
import type { PaperAttempt } from "./paper-attempt.entity.ts";

/** Keeps what a locked invoice says now, with why it does not stay so. */
export async function noteAttempt(
  work: Work,
  invoice: Invoice,
  { sent, answer }: { readonly sent: boolean; readonly answer: string },
): Promise<void> {
  const attempt = new InvoiceAttempt();
  attempt.invoice = invoice;
  attempt.sent = sent;
  attempt.lines = await linesOfInvoice(work.em, invoice.id);
  copyPaper(work, attempt, invoice, answer);
}

/** Keeps what a locked credit note says now, with why the DIAN rejected it. */
export async function noteCreditAttempt(work: Work, note: CreditNote, answer: string): Promise<void> {
  const attempt = new CreditNoteAttempt();
  attempt.note = note;
  attempt.concepto = note.concepto;
  attempt.motivo = note.motivo;
  attempt.lines = await linesOfNote(work.em, note.id);
  copyPaper(work, attempt, note, answer);
}

function copyPaper(work: Work, attempt: PaperAttempt, paper: ElectronicPaper, answer: string): void {
  attempt.at = work.now;
  attempt.answer = answer;
  attempt.issueDate = paper.issueDate;
  attempt.code = paper.code;
  attempt.content = paper.content;
  attempt.xml = paper.xml;
  attempt.ivaAmount = paper.ivaAmount;
  attempt.totalAmount = paper.totalAmount;
  attempt.pdfKey = paper.pdfKey;
  attempt.xmlKey = paper.xmlKey;
  work.add(attempt);
}
