import { lifecycle } from "../../../core/lifecycle.ts";

/** Status of an online payment attempt, as known to this application. */
export type AttemptStatus = "started" | "pending" | "approved" | "declined" | "error" | "failed" | "voided";

/**
 * Allowed status changes of a payment attempt. A failed attempt may still turn out to have reached the
 * provider. After a refusal the client may try again under the same reference. An approved attempt can only
 * be voided.
 */
export const attemptLifecycle = lifecycle({
  subject: "El pago en línea",
  start: "started",
  table: {
    started: ["pending", "approved", "declined", "error", "failed", "voided"],
    pending: ["approved", "declined", "error", "voided"],
    approved: ["voided"],
    declined: ["pending", "approved"],
    error: ["pending", "approved"],
    failed: ["pending", "approved", "declined", "error", "voided"],
    voided: [],
  } satisfies Record<AttemptStatus, readonly AttemptStatus[]>,
  labels: {
    started: "Enviando",
    pending: "En proceso",
    approved: "Aprobado",
    declined: "Rechazado",
    error: "Con error",
    failed: "No enviado",
    voided: "Anulado",
  },
});
