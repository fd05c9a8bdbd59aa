import type { Work } from "../../../../core/mutation/work.ts";
import { settleInvoices } from "../../invoice/collection/settle-invoices.ts";
import { findInvoice } from "../../invoice/invoice.access.ts";
import { invoiceMoves } from "../../invoice/invoice-moves.ts";
import { refuseInvoiceAct } from "../../invoice/invoice-state.ts";
import { queueAgain } from "../queue-again.ts";

/** Sends a rejected or unanswered invoice again, immediately. */
export async function sendAgain(work: Work, { id }: { id: string }): Promise<string> {
  const invoice = await findInvoice(work.forUpdate, id);
  await refuseInvoiceAct(work, invoice, "sendAgain");
  const { number, status: before } = invoice;
  if (before === "rejected")
    work.move(invoiceMoves, invoice, "pending", {
      audit: ["invoice.status-changed", { number, before, after: "pending" }],
    });
  await queueAgain(work, "factura", invoice);
  await settleInvoices(work, invoice.contract.id);
  return invoice.id;
}
