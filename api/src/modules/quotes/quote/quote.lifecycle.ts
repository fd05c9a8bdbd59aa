import { lifecycle } from "../../../core/lifecycle.ts";

/** The statuses of a quote. */
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
 * Moves of a quote. The permissions and `quote.rules` define who may make each. Sending again is no move. A
 * converted one is released by the act that cancels its unsigned contract.
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

/** The statuses as our screens, exports and mails call them; REST and refusals keep the specified labels. */
export const ownQuoteLabels = { ...quoteLifecycle.labels, completed: "Por enviar" } satisfies Record<
  QuoteStatus,
  string
>;
