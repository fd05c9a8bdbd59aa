import { lifecycle } from "../../../core/lifecycle.ts";
import type { InvoiceCollection } from "./collection/collection.rules.ts";

/** The statuses of an invoice (shapes, section 1). */
export type InvoiceStatus = "pending" | "approved" | "rejected" | "paid";

const labels = { pending: "Pendiente", approved: "Aprobada", rejected: "Rechazada", paid: "Pagada" } as const;

/**
 * Returns the label of an invoice that credit notes of these numbers credit whole, whatever is stored of it.
 */
export const annulledBy = (notes: string): string => `Anulada por ${notes}`;

/** Label of an invoice that a person marked as paid before all of it was received. */
export const MARKED_PAID = "Marcada pagada";

/** Facts that name the state of an invoice; its collected part is null or absent when it was not queried. */
export interface ShownState {
  readonly status: InvoiceStatus;
  readonly creditedBy?: string | null | undefined;
  readonly cobro?: InvoiceCollection | null | undefined;
}

/**
 * Returns the label of an invoice: the credit notes that credit it whole, its mark as paid where the money is
 * not there, or its status.
 */
export function invoiceLabel({ status, creditedBy, cobro }: ShownState): string {
  if (creditedBy) return annulledBy(creditedBy);
  return status === "paid" && cobro && cobro !== "pagada" ? MARKED_PAID : invoiceLifecycle.labels[status];
}

/** Moves of an invoice: the DIAN approves or rejects it, and the amount owed is paid. */
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
 * Moves of an invoice by the money received for it: to paid once it is collected, and back to the status
 * without that money, which may have changed meanwhile.
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
