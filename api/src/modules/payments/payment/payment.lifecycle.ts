import { lifecycle } from "../../../core/lifecycle.ts";

/** The statuses of a client's payment. */
export type PaymentStatus = "pending" | "verified" | "rejected";

/** The moves of a payment; only a reversal leads from `verified` to `rejected`. */
export const paymentLifecycle = lifecycle({
  subject: "El pago",
  start: "pending",
  table: { pending: ["verified", "rejected"], verified: ["rejected"], rejected: [] } satisfies Record<
    PaymentStatus,
    readonly PaymentStatus[]
  >,
  labels: { pending: "Pendiente", verified: "Verificado", rejected: "Rechazado" },
});

/** Names of the states of a payment on the screens; a reversed payment has its own. */
export const shownPaymentLabels = {
  ...paymentLifecycle.labels,
  pending: "Por verificar",
  reversed: "Anulado",
} as const;
