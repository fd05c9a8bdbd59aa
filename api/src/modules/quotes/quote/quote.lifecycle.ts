import { lifecycle } from "../../../core/lifecycle.ts";

/** Statuses of a quote. */
export type QuoteStatus =
  | "pending"
  | "completed"
  | "sent"
  | "pending_passengers"
  | "approved"
  | "rejected"
  | "requote"
  | "expired"
  | "converted";

/**
 * Allowed status changes of a quote. The permissions and `quote.rules` define who may make each change.
 * Sending again does not change the status. A converted quote is released by the act that cancels its
 * unsigned contract.
 */
export const quoteLifecycle = lifecycle({
  subject: "La cotización",
  start: "pending",
  table: {
    pending: ["completed", "expired"],
    completed: ["sent", "expired"],
    sent: ["pending_passengers", "rejected", "requote", "expired"],
    pending_passengers: ["approved", "sent", "rejected", "requote"],
    approved: ["converted", "rejected", "requote"],
    rejected: ["requote"],
    requote: ["completed"],
    expired: ["requote"],
    converted: ["approved"],
  } satisfies Record<QuoteStatus, readonly QuoteStatus[]>,
  labels: {
    pending: "Pendiente",
    completed: "Completada",
    sent: "Enviada",
    pending_passengers: "Pendiente de pasajeros",
    approved: "Aprobada",
    rejected: "Rechazada",
    requote: "Re-cotización",
    expired: "Expirada",
    converted: "Convertida",
  },
});

/** Labels of the statuses in our screens, exports and e-mails; REST and refusals use the specified labels. */
export const ownQuoteLabels = { ...quoteLifecycle.labels, completed: "Por enviar" } satisfies Record<
  QuoteStatus,
  string
>;
