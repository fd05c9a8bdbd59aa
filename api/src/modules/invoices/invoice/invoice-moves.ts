import type { Moves } from "../../../core/mutation/moves.ts";
import type { Invoice } from "./invoice.entity.ts";
import { invoiceLifecycle, type InvoiceStatus, paidLifecycle } from "./invoice.lifecycle.ts";

/** Moves of an invoice between its statuses. */
export const invoiceMoves: Moves<Invoice, InvoiceStatus> = {
  lifecycle: invoiceLifecycle,
  column: "status",
  reachedAt: {},
};

/** Moves of an invoice by the money received for it, which can be reversed. */
export const paidMoves: Moves<Invoice, InvoiceStatus> = {
  lifecycle: paidLifecycle,
  column: "status",
  reachedAt: {},
};
