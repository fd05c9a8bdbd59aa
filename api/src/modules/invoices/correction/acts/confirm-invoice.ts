import type { Work } from "../../../../core/mutation/work.ts";
import { findInvoice } from "../../invoice/invoice.access.ts";
import { refuseInvoiceAct } from "../../invoice/invoice-state.ts";
import { sendingMoves } from "../../document/sending-moves.ts";

/** Confirms an invoice that was issued while facts about its purchases were missing; it is sent unchanged. */
export async function confirmInvoice(work: Work, { id }: { id: string }): Promise<string> {
  const invoice = await findInvoice(work.forUpdate, id);
  await refuseInvoiceAct(work, invoice, "confirm");
  const { number, totalAmount: total } = invoice;
  work.move(sendingMoves, invoice, "en_cola", { audit: ["invoice.confirmed", { number, total }] });
  invoice.nextTryAt = work.now;
  await work.job("invoices.send", { kind: "factura", paperId: id });
  return id;
}
