import type { Work } from "../../../../core/mutation/work.ts";
import { findInvoice } from "../invoice.access.ts";
import { invoiceMoves } from "../invoice-moves.ts";
import { refuseInvoiceAct } from "../invoice-state.ts";
import type { InvoiceStatusInput } from "../invoice.inputs.ts";

/** Sets the status of an invoice manually; setting its current status has no effect. */
export async function changeInvoiceStatus(
  work: Work,
  { id, input: { status: after } }: { id: string; input: InvoiceStatusInput },
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
