import { sum } from "../../../core/colombia/cop.ts";
import { badInput } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import type { Contract } from "../../contracts/contract/contract.entity.ts";
import { type DrawnNumber, drawNumbers } from "../../numbering/draw-numbers.ts";
import type { Invoice } from "../invoice/invoice.entity.ts";
import { type DraftLine, invoiceSums } from "../invoice/invoice.rules.ts";
import type { CreditInvoiceInput } from "../invoice/invoice.inputs.ts";
import { InvoiceLine } from "../invoice/invoice-line.entity.ts";
import { chargedLine } from "../invoice/lines-of-invoice.ts";
import { fillFiscalDocument } from "../document/fill-fiscal-document.ts";
import { refuseWrongDocument } from "../ubl/refuse-wrong-document.ts";
import { CreditNote } from "./credit-note.entity.ts";
import type { CreditConcept } from "./credit-note.enums.ts";
import { CreditNoteLine } from "./credit-note-line.entity.ts";
import { creditableLines } from "./credit-note-lines.ts";
import { type CreditableLine, type CreditedPart, creditedParts } from "./credit-note.rules.ts";

/** Content of a credit note to be issued: the credited amounts, and the reason. */
export interface Crediting {
  readonly concepto: CreditConcept;
  readonly motivo: string;
  readonly parts: readonly CreditedPart[];
  /** Person who authorized the note in advance; absent when the caller may issue it without authorization. */
  readonly authorizedBy?: string;
}

/**
 * Returns the requested credit note for lines with the given uncredited amounts.
 * @throws Refusal BAD_USER_INPUT for impossible parts, and for an annulment that does not credit everything.
 */
export function askedCrediting(
  lines: readonly CreditableLine[],
  { concepto, motivo, lineas }: CreditInvoiceInput,
): Crediting {
  const parts = creditedParts(lines, lineas ?? null);
  const left = sum(lines.map(({ base, iva }) => base + iva));
  if (concepto === "anulacion" && sum(parts.map(({ total }) => total)) !== left)
    throw badInput("concepto", "La anulación devuelve toda la factura: elige otro concepto para una parte.");
  return { concepto, motivo: motivo.trim(), parts };
}

/** Returns the credit note for a cancelled contract's invoice, which credits everything not credited yet. */
export async function cancellationOf(
  work: Work,
  invoice: Invoice,
  { cancelReason }: Contract,
): Promise<Crediting> {
  const parts = creditedParts(await creditableLines(work, invoice.id), null);
  return { concepto: "anulacion", motivo: cancelReason ?? "Contrato cancelado", parts };
}

/**
 * Credits all or part of an invoice with a credit note and its CUDE. Once the invoice is fully credited, a
 * contract that is not cancelled has to be invoiced again. Null when no number for the note is available;
 * staff issue the note later. Contract and invoice are already locked.
 */
export async function creditLockedInvoice(
  work: Work,
  invoice: Invoice,
  contract: Contract,
  { concepto, motivo, parts, authorizedBy }: Crediting,
): Promise<CreditNote | null> {
  const [drawn] = await drawNumbers(work, "nota_credito", 1);
  if (!drawn) return null;
  const note = new CreditNote();
  note.invoice = invoice;
  await writeNote(work, note, contract, drawn, { concepto, motivo, parts });
  work.add(note);

  const isWhole = invoice.creditedAmount + note.totalAmount === invoice.totalAmount;
  if (isWhole && contract.status === "completed") contract.invoicedAt = null;
  const { number, totalAmount: total } = note;
  const about = { number, total, invoiceId: invoice.id, invoiceNumber: invoice.number, concepto, motivo };
  work.audit("credit-note.issued", note.id, authorizedBy === undefined ? about : { ...about, authorizedBy });
  await work.job("invoices.paper", { kind: "nota_credito", paperId: note.id });
  return note;
}

/** Fills a credit note with number, concept, reason, lines, totals, CUDE and document. */
export async function writeNote(
  work: Work,
  note: CreditNote,
  contract: Contract,
  drawn: DrawnNumber,
  { concepto, motivo, parts }: Crediting,
): Promise<void> {
  const { invoice } = note;
  const charged = await work.em.find(InvoiceLine, { invoice: invoice.id });
  note.concepto = concepto;
  note.motivo = motivo;
  const lines: DraftLine[] = [];
  for (const [at, part] of parts.entries()) {
    const { posicion, base, iva, total } = part;
    const line = charged.find((one) => one.posicion === posicion)!;
    lines.push(chargedLine(line, part));
    const row = new CreditNoteLine();
    row.note = note;
    row.line = line;
    row.posicion = at + 1;
    row.base = base;
    row.iva = iva;
    row.total = total;
    work.add(row);
  }
  const { pin: key } = work.services.dian.software;
  await fillFiscalDocument(work, note, contract, { drawn, key, of: invoice, sums: invoiceSums(lines) });
  const { number: invoiceNumber, code, issueDate } = invoice;
  const takenBack = { number: invoiceNumber, code, issueDate, reason: motivo, concept: concepto };
  const { creditNoteXml } = await import("../ubl/fiscal-xml.ts");
  note.xml = creditNoteXml({ ...note, lines }, takenBack);
  refuseWrongDocument(note.xml);
}
