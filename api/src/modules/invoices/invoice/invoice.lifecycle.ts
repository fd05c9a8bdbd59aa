import { lifecycle } from "../../../core/lifecycle.ts";

/** The statuses of an invoice (shapes, section 1). */
export type InvoiceStatus = "pending" | "approved" | "rejected" | "paid";

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
  labels: { pending: "Pendiente", approved: "Aprobada", rejected: "Rechazada", paid: "Pagada" },
});
