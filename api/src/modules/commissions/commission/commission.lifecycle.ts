import { lifecycle } from "../../../core/lifecycle.ts";

/** The statuses of a commission; `generated` is one whose payment the seller has requested. */
export type CommissionStatus = "pending" | "generated" | "approved" | "paid" | "voided";

/** Transitions of a commission; an approved commission keeps its status when its payment is requested. */
export const commissionLifecycle = lifecycle({
  subject: "La comisión",
  start: "pending",
  table: {
    pending: ["generated", "approved", "voided"],
    generated: ["approved", "voided"],
    approved: ["paid", "voided"],
    paid: [],
    voided: [],
  } satisfies Record<CommissionStatus, readonly CommissionStatus[]>,
  labels: {
    pending: "Pendiente",
    generated: "Generada",
    approved: "Aprobada",
    paid: "Pagada",
    voided: "Anulada",
  },
});
