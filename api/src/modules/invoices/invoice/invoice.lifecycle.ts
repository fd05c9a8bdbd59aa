import { lifecycle } from "../../../core/lifecycle.ts";
import type { InvoiceCollection } from "./collection/collection.rules.ts";

/** The statuses of an invoice (shapes, section 1). */
export type InvoiceStatus = "pending" | "approved" | "rejected" | "paid";

const labels = { pending: "Pendiente", approved: "Aprobada", rejected: "Rechazada", paid: "Pagada" } as const;

/**
 * Returns the label of an invoice that credit notes with these numbers fully credit; it replaces the label
 * of the status.
 */
export const annulledBy = (notes: string): string => `Anulada por ${notes}`;

/** Label of an invoice that was manually marked as paid before all its money was received. */
export const MARKED_PAID = "Marcada pagada";

/**
 * Facts that determine the label of an invoice; the collected share is null or absent when it was not
 * queried.
 */
export interface ShownState {
  readonly status: InvoiceStatus;
  readonly creditedBy?: string | null | undefined;
  readonly cobro?: InvoiceCollection | null | undefined;
}

/**
 * Returns the label of an invoice: the credit notes that fully credit it, a manual mark as paid without the
 * money, or its status.
 */
export function invoiceLabel({ status, creditedBy, cobro }: ShownState): string {
  if (creditedBy) return annulledBy(creditedBy);
  return status === "paid" && cobro && cobro !== "pagada" ? MARKED_PAID : invoiceLifecycle.labels[status];
}

/** Status transitions of an invoice: the DIAN approves or rejects it, and the amount due is paid. */
export const invoiceLifecycle = lifecycle({
  subject: "La factura",
  start: "pending",
  table: {
    pending: ["approved", "rejected", "paid"],
    approved: ["paid", "rejected"],
    rejected: ["pending", "approved"],
    paid: [],
  } satisfies Record<InvoiceStatus, readonly InvoiceStatus[]>,
  labels,
});

/**
 * Status transitions of an invoice by received money: to paid once it is fully collected, and back to its
 * status without that money, which may have changed in the meantime.
 */
export const paidLifecycle = lifecycle({
  subject: "La factura",
  start: "pending",
  table: {
    pending: ["paid"],
    approved: ["paid"],
    rejected: [],
    paid: ["pending", "approved", "rejected"],
  } satisfies Record<InvoiceStatus, readonly InvoiceStatus[]>,
  labels,
});
