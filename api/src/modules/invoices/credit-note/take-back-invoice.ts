import type { Work } from "../../../core/mutation/work.ts";
import type { Contract } from "../../contracts/contract/contract.entity.ts";
import { drawNumbers } from "../../numbering/draw-numbers.ts";
import "../invoice/invoice.audit.ts";
import type { Invoice } from "../invoice/invoice.entity.ts";
import { linesOfInvoice } from "../invoice/lines-of-invoice.ts";
import { fillPaper } from "../paper/fill-paper.ts";
import "../sending/sending.jobs.ts";
import { creditNoteXml } from "../ubl/paper-xml.ts";
import { refuseWrongPaper } from "../ubl/refuse-wrong-paper.ts";
import { CreditNote } from "./credit-note.entity.ts";

/**
 * Takes an invoice back whole by a credit note with its CUDE. Null where there is no number for it: then it
 * is made by hand, once there is one. Contract and invoice are locked.
 */
export async function takeBackInvoice(
  work: Work,
  invoice: Invoice,
  contract: Contract,
): Promise<CreditNote | null> {
  const [drawn] = await drawNumbers(work, "nota_credito", 1);
  if (!drawn) return null;
  const { baseAmount: base, ivaAmount: iva, thirdPartyAmount: terceros, totalAmount: total } = invoice;
  const note = new CreditNote();
  const motivo = contract.cancelReason ?? "Contrato cancelado";
  Object.assign(note, { invoice, motivo });
  const { pin: key } = work.services.dian.software;
  await fillPaper(work, note, contract, { drawn, key, of: invoice, sums: { base, iva, terceros, total } });
  const { number, code, issueDate } = invoice;
  const lines = await linesOfInvoice(work.em, invoice.id);
  note.xml = creditNoteXml({ ...note, lines }, { number, code, issueDate, reason: motivo });
  refuseWrongPaper(note.xml);
  work.add(note);
  const about = { number: note.number, total, invoiceId: invoice.id, invoiceNumber: number };
  work.audit("credit-note.issued", note.id, about);
  await work.job("invoices.paper", { kind: "nota_credito", paperId: note.id });
  return note;
}
