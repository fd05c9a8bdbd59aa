import type { Moves } from "../../../core/mutation/moves.ts";
import type { Invoice } from "./invoice.entity.ts";
import { invoiceLifecycle, type InvoiceStatus } from "./invoice.lifecycle.ts";

/** Moves of an invoice between its statuses. */
export const invoiceMoves: Moves<Invoice, InvoiceStatus> = {
  lifecycle: invoiceLifecycle,
  column: "status",
  reachedAt: {},
};
