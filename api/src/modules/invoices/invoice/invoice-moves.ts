import type { Moves } from "../../../core/mutation/moves.ts";
import type { Invoice } from "./invoice.entity.ts";
import { invoiceLifecycle, type InvoiceStatus } from "./invoice.lifecycle.ts";

/** How an invoice moves. */
export const invoiceMoves: Moves<Invoice, InvoiceStatus> = {
  lifecycle: invoiceLifecycle,
  column: "status",
  reachedAt: {},
};
