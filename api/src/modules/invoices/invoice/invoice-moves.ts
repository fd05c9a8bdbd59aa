import type { Moves } from "../../../core/mutation/moves.ts";
import type { Invoice } from "./invoice.entity.ts";
import { invoiceLifecycle, type InvoiceStatus, paidLifecycle } from "./invoice.lifecycle.ts";

/** Status transitions of an invoice. */
export const invoiceMoves: Moves<Invoice, InvoiceStatus> = {
  lifecycle: invoiceLifecycle,
  column: "status",
  reachedAt: {},
};

/** Status transitions of an invoice when money is received or reversed. */
export const paidMoves: Moves<Invoice, InvoiceStatus> = {
  lifecycle: paidLifecycle,
  column: "status",
  reachedAt: {},
};
