import { lifecycle } from "../../../core/lifecycle.ts";

/** The statuses of an invoice (shapes, section 1). */
export type InvoiceStatus = "pending" | "approved" | "rejected" | "paid";

const labels = { pending: "Pendiente", approved: "Aprobada", rejected: "Rechazada", paid: "Pagada" } as const;

/**
 * Returns the label of an invoice that credit notes of these numbers credit whole, whatever is stored of it.
 */
export const annulledBy = (notes: string): string => `Anulada por ${notes}`;

/** Returns the label of an invoice: its status, or the credit notes that credit it whole. */
export const invoiceLabel = ({
  status,
  creditedBy,
}: {
  readonly status: InvoiceStatus;
  readonly creditedBy?: string | null | undefined;
}): string => (creditedBy ? annulledBy(creditedBy) : invoiceLifecycle.labels[status]);

/** The moves of an invoice: the DIAN approves or rejects it, and what is owed of it gets paid. */
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
 * The moves of an invoice by the money received for it: paid once it is collected, and back to what it would
 * be without that money, which may have become another status meanwhile.
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
