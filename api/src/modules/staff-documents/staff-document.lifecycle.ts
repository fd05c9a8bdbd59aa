import { lifecycle } from "../../core/lifecycle.ts";

/** The statuses of a staff document. */
export type StaffDocumentStatus = "pending" | "approved" | "rejected";

/** The moves of a staff document: it is decided on once; who is told no sends another file. */
export const staffDocumentLifecycle = lifecycle({
  subject: "El documento",
  start: "pending",
  table: { pending: ["approved", "rejected"], approved: [], rejected: [] } satisfies Record<
    StaffDocumentStatus,
    readonly StaffDocumentStatus[]
  >,
  labels: { pending: "Pendiente", approved: "Aprobado", rejected: "Rechazado" },
});
