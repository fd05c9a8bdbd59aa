import { lifecycle } from "../../../core/lifecycle.ts";

/** The statuses of a refund. */
export type RefundStatus = "abierta" | "pagada" | "anulada";

/**
 * Allowed status changes of a refund: it is owed until it is paid, or annulled because it was opened in
 * error.
 */
export const refundLifecycle = lifecycle({
  subject: "La devolución",
  start: "abierta",
  table: { abierta: ["pagada", "anulada"], pagada: [], anulada: [] } satisfies Record<
    RefundStatus,
    readonly RefundStatus[]
  >,
  labels: { abierta: "Por devolver", pagada: "Devuelta", anulada: "Anulada" },
});
