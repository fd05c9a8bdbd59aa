import type { Work } from "../../../../core/mutation/work.ts";
import { findInvoice } from "../invoice.access.ts";
import type { InvoiceStatus } from "../invoice.enums.ts";
import { invoiceMoves } from "../invoice-moves.ts";
import { refuseInvoiceAct } from "../invoice-state.ts";

/** Sets the status of an invoice by hand; its present status changes nothing. */
export async function changeInvoiceStatus(
  work: Work,
  { id, status: after }: { id: string; status: InvoiceStatus },
): Promise<string> {
  const invoice = await findInvoice(work.forUpdate, id);
  await refuseInvoiceAct(work, invoice, "changeStatus");
  const { number, status: before } = invoice;
  if (before === after) return invoice.id;
  invoice.statusByHand = true;
  invoice.unpaidStatus = null;
  work.move(invoiceMoves, invoice, after, { audit: ["invoice.status-changed", { number, before, after }] });
  return invoice.id;
}
