import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import { endDocuments } from "../../../../core/verification/issue-document.ts";
import { Contract } from "../../../contracts/contract/contract.entity.ts";
import { NumberingRange } from "../../../numbering/numbering-range.entity.ts";
import { draftInvoice, invoiceFacts, refuseUnanswered } from "../../invoice/draft-invoice.ts";
import { findInvoice } from "../../invoice/invoice.access.ts";
import { invoiceMoves } from "../../invoice/invoice-moves.ts";
import type { CorrectInvoiceInput } from "../../invoice/invoice.inputs.ts";
import { refuseInvoiceAct } from "../../invoice/invoice-state.ts";
import { writeInvoice } from "../../invoice/write-invoice.ts";
import { typedBuyer } from "../../document/buyer.ts";
import { sendingMoves } from "../../document/sending-moves.ts";
import { settleInvoices } from "../../invoice/collection/settle-invoices.ts";
import { noteAttempt } from "../note-attempt.ts";

const HELD = "No se envió: se corrigió en la revisión.";

/**
 * Corrects an invoice that the DIAN rejected, or that is held for review: buyer, lines from the current
 * purchases, and tax rate of the own income. The invoice keeps its number, gets a new CUFE and is sent.
 */
export async function correctInvoice(
  work: Work,
  { id, input }: { id: string; input: CorrectInvoiceInput },
): Promise<string> {
  const invoice = await findInvoice(work, id);
  const contract = await work.em.findOneOrFail(Contract, { id: invoice.contract.id });
  await work.lock(contract, invoice);
  await refuseInvoiceAct(work, invoice, "correct");
  const facts = await invoiceFacts(work, contract.id);
  refuseUnanswered(facts.services);
  const lines = draftInvoice(contract, facts, input);
  if (invoice.sendingState === "por_revisar") {
    await noteAttempt(work, invoice, { sent: false, answer: HELD });
    work.move(sendingMoves, invoice, "rechazada", { audit: null });
    // The database lets an invoice change only when it is rejected and its former content is kept.
    await work.save();
  }
  const { number, code: before, status } = invoice;
  const range = await work.em.findOneOrFail(NumberingRange, { id: invoice.range.id });
  await endDocuments(work, id, "reemplazado", ["invoice"]);
  await work.rows(sql`delete from invoice_lines where invoice_id = ${id}`);
  const drawn = { range, consecutivo: invoice.consecutivo, number };
  await writeInvoice(work, invoice, contract, { drawn, lines, buyer: typedBuyer(input.facturarA) });
  invoice.pdfKey = null;
  invoice.xmlKey = null;
  work.move(sendingMoves, invoice, "en_cola", { audit: null });
  invoice.sendingTries = 0;
  invoice.sendingProblem = null;
  if (status === "rejected") {
    const moved = { number, before: status, after: "pending" } as const;
    work.move(invoiceMoves, invoice, "pending", { audit: ["invoice.status-changed", moved] });
  }
  const { code: after, totalAmount: total } = invoice;
  work.audit("invoice.corrected", id, { number, total, before, after });
  await settleInvoices(work, contract.id);
  await work.job("invoices.paper", { kind: "factura", paperId: id });
  return id;
}
