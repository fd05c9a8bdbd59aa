import type { Work } from "../../../core/mutation/work.ts";
import type { Invoice } from "../invoice/invoice.entity.ts";
import { linesOfInvoice } from "../invoice/lines-of-invoice.ts";
import { InvoiceAttempt } from "./invoice-attempt.entity.ts";

/** Keeps what a locked invoice says now, with why it does not stay so. */
export async function noteAttempt(
  work: Work,
  invoice: Invoice,
  { sent, answer }: { readonly sent: boolean; readonly answer: string },
): Promise<void> {
  const attempt = new InvoiceAttempt();
  attempt.invoice = invoice;
  attempt.at = work.now;
  attempt.sent = sent;
  attempt.answer = answer;
  attempt.issueDate = invoice.issueDate;
  attempt.code = invoice.code;
  attempt.content = invoice.content;
  attempt.lines = await linesOfInvoice(work.em, invoice.id);
  attempt.xml = invoice.xml;
  attempt.ivaAmount = invoice.ivaAmount;
  attempt.totalAmount = invoice.totalAmount;
  attempt.pdfKey = invoice.pdfKey;
  attempt.xmlKey = invoice.xmlKey;
  work.add(attempt);
}
