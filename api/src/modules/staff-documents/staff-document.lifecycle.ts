import { lifecycle } from "../../core/lifecycle.ts";

/** The statuses of a staff document. */
export type StaffDocumentStatus = "pending" | "approved" | "rejected";

/**
 * Lifecycle of a staff document: it is decided on once; after a rejection the person uploads another file.
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
