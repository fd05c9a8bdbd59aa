import { conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import type { Contract } from "../../contracts/contract/contract.entity.ts";
import type { DrawnNumber } from "../../numbering/draw-numbers.ts";
import { isInvoiceKey } from "../../numbering/numbering.rules.ts";
import { openTechnicalKey } from "../../numbering/technical-key.ts";
import { fillFiscalDocument } from "../document/fill-fiscal-document.ts";
import type { FiscalParty } from "../document/fiscal-document.types.ts";
import { refuseWrongDocument } from "../ubl/refuse-wrong-document.ts";
import type { Invoice } from "./invoice.entity.ts";
import { type DraftLine, invoiceSums } from "./invoice.rules.ts";
import { InvoiceLine } from "./invoice-line.entity.ts";

/** Values from which an invoice is filled. */
interface Writing {
  readonly drawn: DrawnNumber;
  readonly lines: readonly DraftLine[];
  /** Person or company that the invoice is billed to; when null, the client with the contract's document. */
  readonly buyer: FiscalParty | null;
}

/**
 * Fills an invoice with number, content, totals, CUFE, document and lines.
 * @throws Refusal CONFLICT for a number range without its key, and for a document that violates the annex.
 */
export async function writeInvoice(
  work: Work,
  invoice: Invoice,
  contract: Contract,
  { drawn, lines, buyer }: Writing,
): Promise<void> {
  const sums = invoiceSums(lines);
  await fillFiscalDocument(work, invoice, contract, { drawn, sums, key: keyOf(work, drawn), buyer });
  const { invoiceXml } = await import("../ubl/fiscal-xml.ts");
  invoice.xml = invoiceXml({ ...invoice, lines });
  refuseWrongDocument(invoice.xml);
  lines.forEach((line, at) => work.add(lineOf(invoice, line, at + 1)));
}

function keyOf(work: Work, { range }: DrawnNumber): string {
  const key = openTechnicalKey(work.services.secrets, range);
  if (key === null || !isInvoiceKey(key))
    throw conflict(
      `El rango ${range.prefijo} no tiene su clave técnica de 40 caracteres: regístralo de nuevo.`,
    );
  return key;
}

function lineOf(invoice: Invoice, line: DraftLine, posicion: number): InvoiceLine {
  const row = new InvoiceLine();
  row.invoice = invoice;
  row.posicion = posicion;
  row.impuesto = line.impuesto;
  row.tarifa = line.tarifa;
  row.descripcion = line.descripcion;
  row.base = line.base;
  row.iva = line.iva;
  row.total = line.total;
  row.mandanteNombre = line.mandante?.nombre ?? null;
  row.mandanteNit = line.mandante?.nit ?? null;
  return row;
}
