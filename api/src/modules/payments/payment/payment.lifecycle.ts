import { lifecycle } from "../../../core/lifecycle.ts";

/** The statuses of a client's payment. */
export type PaymentStatus = "pending" | "verified" | "rejected";

/** Allowed status changes of a payment; only a reversal changes `verified` to `rejected`. */
export const paymentLifecycle = lifecycle({
  subject: "El pago",
  start: "pending",
  table: { pending: ["verified", "rejected"], verified: ["rejected"], rejected: [] } satisfies Record<
    PaymentStatus,
    readonly PaymentStatus[]
  >,
  labels: { pending: "Pendiente", verified: "Verificado", rejected: "Rechazado" },
});

/** Display labels of payment states; a reversed payment has a label of its own. */
export const shownPaymentLabels = {
  ...paymentLifecycle.labels,
  pending: "Por verificar",
  reversed: "Anulado",
} as const;
