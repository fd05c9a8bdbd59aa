import { lifecycle } from "../../../core/lifecycle.ts";

/** Status of an attempt to pay online, as far as we know. */
export type AttemptStatus = "started" | "pending" | "approved" | "declined" | "error" | "failed" | "voided";

/**
 * The moves of an attempt. A failed attempt may still turn out to have reached the provider; after a
 * refusal the client may try again under the same reference; an approved attempt can only be voided.
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
