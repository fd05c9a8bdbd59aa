import { assign } from "../../../../core/rows.ts";
import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import { endDocuments } from "../../../../core/verification/issue-document.ts";
import { Contract } from "../../../contracts/contract/contract.entity.ts";
import { NumberingRange } from "../../../numbering/numbering-range.entity.ts";
import { creditableLines } from "../../credit-note/credit-note-lines.ts";
import { askedCrediting, writeNote } from "../../credit-note/credit-locked-invoice.ts";
import { findCreditNote } from "../../invoice/invoice.access.ts";
import { Invoice } from "../../invoice/invoice.entity.ts";
import type { CreditInvoiceInput } from "../../invoice/invoice.inputs.ts";
import { otherLivingInvoice } from "../../invoice/invoice-of-contract.ts";
import { mayCorrectNote } from "../../sending/sending.rules.ts";
import { sendingMoves } from "../../document/sending-moves.ts";

/**
 * Corrects a credit note that the DIAN rejected: concept, reason and credited parts. The note keeps its
 * number, gets a new CUDE and is sent. Returns the id of its invoice.
 */
export async function correctCreditNote(
  work: Work,
  { id, input }: { id: string; input: CreditInvoiceInput },
): Promise<string> {
  const note = await findCreditNote(work, id);
  const invoice = await work.em.findOneOrFail(Invoice, { id: note.invoice.id });
  const contract = await work.em.findOneOrFail(Contract, { id: invoice.contract.id });
  await work.lock(contract, invoice, note);
  if (!mayCorrectNote(note.sendingState))
    throw conflict("Solo se corrige una nota crédito que la DIAN rechazó.");
  const crediting = askedCrediting(await creditableLines(work, invoice.id, id), input);
  const { number, consecutivo, code: before, totalAmount: was } = note;
  const range = await work.em.findOneOrFail(NumberingRange, { id: note.range.id });
  await endDocuments(work, id, "reemplazado", ["credit_note"]);
  await work.rows(sql`delete from credit_note_lines where note_id = ${id}`);
  await writeNote(work, note, contract, { range, consecutivo, number }, crediting);
  work.move(sendingMoves, note, "en_cola", { audit: null });
  assign(note, { pdfKey: null, xmlKey: null, sendingTries: 0, sendingProblem: null });

  const { code: after, totalAmount: total } = note;
  const isWhole = invoice.creditedAmount - was + total === invoice.totalAmount;
  if (contract.status === "completed") await keepInvoiced(work, contract, invoice, isWhole);
  const { concepto, motivo } = crediting;
  work.audit("credit-note.corrected", id, { number, total, concepto, motivo, before, after });
  await work.job("invoices.paper", { kind: "nota_credito", paperId: id });
  return invoice.id;
}

/**
 * Updates whether the contract has to be invoiced again.
 * @throws Refusal CONFLICT when the contract already has another invoice, and the corrected note would not
 * credit the whole former invoice.
 */
async function keepInvoiced(work: Work, contract: Contract, invoice: Invoice, isWhole: boolean) {
  const other = await otherLivingInvoice(work, invoice);
  if (other && !isWhole)
    throw conflict(`El contrato ya tiene la factura ${other.number}: esta nota devuelve toda la anterior.`);
  if (!other) contract.invoicedAt = isWhole ? null : invoice.issuedAt;
}
