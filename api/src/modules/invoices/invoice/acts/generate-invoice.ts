import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { findContract } from "../../../contracts/contract/contract.find.ts";
import type { Contract } from "../../../contracts/contract/contract.entity.ts";
import { type DrawnNumber, drawNumbers } from "../../../numbering/draw-numbers.ts";
import { isInvoiceKey } from "../../../numbering/numbering.rules.ts";
import { openTechnicalKey } from "../../../numbering/technical-key.ts";
import { fillPaper } from "../../paper/fill-paper.ts";
import "../../sending/sending.jobs.ts";
import { invoiceXml } from "../../ubl/paper-xml.ts";
import { refuseWrongPaper } from "../../ubl/refuse-wrong-paper.ts";
import { draftInvoice } from "../draft-invoice.ts";
import { invoicingActs } from "../invoice.acts.rules.ts";
import "../invoice.audit.ts";
import { Invoice } from "../invoice.entity.ts";
import type { OwnTaxCode } from "../invoice.enums.ts";
import "../invoice.events.ts";
import { type DraftLine, invoiceSums } from "../invoice.rules.ts";
import { NO_RANGE } from "../invoice.texts.ts";
import { InvoiceLine } from "../invoice-line.entity.ts";

/** An invoice that was asked for; `created` is false for one that was there. */
export interface GeneratedInvoice {
  readonly invoiceId: string;
  readonly created: boolean;
}

/**
 * Invoices a completed contract, once: asked again it answers the same invoice. The number is drawn last, in
 * this transaction, and given back when anything refuses.
 */
export async function generateInvoice(
  work: Work,
  { contractId, impuesto }: { contractId: string; impuesto: OwnTaxCode },
): Promise<GeneratedInvoice> {
  const contract = await findContract(work, contractId);
  await work.lock(contract);
  const made = await work.em.findOne(Invoice, { contract: contract.id });
  if (made) return { invoiceId: made.id, created: false };
  invoicingActs.refuse("generate", work, contract);

  const lines = await draftInvoice(work, contract, impuesto);
  const invoice = await issued(work, contract, lines);
  contract.invoicedAt = work.now;
  const { id, number, totalAmount: total } = invoice;
  const { contractNumber } = contract;
  work.audit("invoice.issued", id, { number, total, contractId: contract.id, contractNumber });
  await work.job("invoices.paper", { kind: "factura", paperId: id });
  await work.emit("invoice.issued", { invoiceId: id });
  return { invoiceId: id, created: true };
}

async function issued(work: Work, contract: Contract, lines: readonly DraftLine[]): Promise<Invoice> {
  const [drawn] = await drawNumbers(work, "factura", 1);
  if (!drawn) throw conflict(NO_RANGE);
  const invoice = new Invoice();
  invoice.contract = contract;
  await fillPaper(work, invoice, contract, { drawn, sums: invoiceSums(lines), key: keyOf(work, drawn) });
  invoice.xml = invoiceXml({ ...invoice, lines });
  refuseWrongPaper(invoice.xml);
  work.add(invoice);
  lines.forEach((line, at) => work.add(lineOf(invoice, line, at + 1)));
  return invoice;
}

function keyOf(work: Work, { range }: DrawnNumber): string {
  const key = openTechnicalKey(work.services.secrets, range);
  if (key === null || !isInvoiceKey(key))
    throw conflict(
      `El rango ${range.prefijo} no tiene su clave técnica de 40 caracteres: regístralo de nuevo.`,
    );
  return key;
}

function lineOf(invoice: Invoice, { mandante, ...line }: DraftLine, posicion: number): InvoiceLine {
  const row = new InvoiceLine();
  const principal = { mandanteNombre: mandante?.nombre ?? null, mandanteNit: mandante?.nit ?? null };
  return Object.assign(row, line, { ...principal, invoice, posicion });
}
