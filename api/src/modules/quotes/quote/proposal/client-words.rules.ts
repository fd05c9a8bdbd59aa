import type { Tone } from "../../../../core/look.ts";
import type { QuoteStatus } from "../quote.lifecycle.ts";

/** The statuses of a quote as its client reads them. */
export const clientQuoteLabels = {
  pending: "En preparación",
  completed: "En preparación",
  sent: "Por aprobar",
  pending_passengers: "Faltan los viajeros",
  approved: "Aprobada",
  rejected: "No aceptada",
  requote: "En ajustes",
  expired: "Vencida",
  converted: "Con contrato",
} satisfies Record<QuoteStatus, string>;

export const quoteTones = {
  pending: "neutral",
  completed: "sea",
  sent: "sea",
  pending_passengers: "sun",
  approved: "leaf",
  rejected: "clay",
  requote: "sun",
  expired: "clay",
  converted: "leaf",
} satisfies Record<QuoteStatus, Tone>;

/** Notices that the client reads above an offer with nothing left to decide. */
export const clientNotices: Partial<
  Record<QuoteStatus, { readonly severity: "success" | "info" | "warning"; readonly text: string }>
> = {
  pending_passengers: {
    severity: "success",
    text: "Aprobaste esta cotización. Ahora necesitamos los datos de los pasajeros: te enviamos el enlace por correo.",
  },
  approved: {
    severity: "success",
    text: "Aprobaste esta cotización y ya tenemos los datos de los pasajeros. Tu asesor está preparando el contrato.",
  },
  converted: {
    severity: "success",
    text: "Tu viaje ya tiene contrato. Tu asesor te contará los pasos que siguen.",
  },
  rejected: {
    severity: "info",
    text: "Rechazaste esta cotización. Si cambias de idea, pide una nueva propuesta.",
  },
  requote: {
    severity: "info",
    text: "Recibimos tus ajustes. Tu asesor está preparando una nueva propuesta y te llegará por correo.",
  },
  completed: {
    severity: "info",
    text: "Tu asesor está preparando una nueva propuesta y te llegará por correo.",
  },
  expired: {
    severity: "warning",
    text: "Esta propuesta venció. Pide una nueva y la prepararemos con los precios de hoy.",
  },
};

export const NEWER_VERSION =
  "Hay una versión más reciente de la cotización. Esta es la vigente: revísala antes de decidir.";
export const BAD_LINK = "El enlace no es válido o ya venció. Solicita uno nuevo a tu asesor.";

/**
 * Returns whether the client may still say yes or no; else only another offer can be asked for, or nothing.
 */
export const isOpen = (status: QuoteStatus): boolean => status === "sent";
/** Returns whether the client may ask for another offer. */
export const mayRequote = (status: QuoteStatus): boolean =>
  isOpen(status) || status === "rejected" || status === "expired";

/** Heading of the wishes of a request, which stand apart from what a price includes. */
export const ASKED_FOR = "Lo que pediste";
