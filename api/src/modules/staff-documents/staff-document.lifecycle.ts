import { lifecycle } from "../../core/lifecycle.ts";

/** Statuses of a staff document. */
export type StaffDocumentStatus = "pending" | "approved" | "rejected";

/**
 * Allowed status changes of a staff document: it is decided once; after a rejection the person uploads
 * another file.
 */
export const staffDocumentLifecycle = lifecycle({
  subject: "El documento",
  start: "pending",
  table: { pending: ["approved", "rejected"], approved: [], rejected: [] } satisfies Record<
    StaffDocumentStatus,
    readonly StaffDocumentStatus[]
  >,
  labels: { pending: "Pendiente", approved: "Aprobado", rejected: "Rechazado" },
});
