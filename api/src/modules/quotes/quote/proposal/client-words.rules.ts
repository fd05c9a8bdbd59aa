import type { NoticeKind } from "@travesia/pages/notice/Notice.tsx";
import type { Tone } from "../../../../core/look.ts";
import type { QuoteStatus } from "../quote.lifecycle.ts";

/**
 * Status of a quote, and whether its contract was cancelled, which is then displayed instead of the status.
 */
export interface QuoteStanding {
  readonly status: QuoteStatus;
  readonly contractIsCancelled: boolean;
}

const clientQuoteLabels = {
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

/** Returns the status of a quote as a chip, with labels for the given reader. */
export const quoteChip = (
  labels: Readonly<Record<QuoteStatus, string>>,
  { status, contractIsCancelled }: QuoteStanding,
): { readonly label: string; readonly tone: Tone } =>
  contractIsCancelled
    ? { label: "Contrato cancelado", tone: "clay" }
    : { label: labels[status], tone: quoteTones[status] };

/** Returns the status of a quote as its client reads it. */
export const clientChip = (quote: QuoteStanding) => quoteChip(clientQuoteLabels, quote);

/** Notice displayed to the client above an offer. */
interface ClientNotice {
  readonly kind: NoticeKind;
  readonly text: string;
}

const cancelledNotice: ClientNotice = {
  kind: "warning",
  text:
    "El contrato de este viaje se canceló. Si pagaste algo, lo que se te devuelve está en la página de tu " +
    "viaje. Tu asesor responde tus preguntas.",
};

/** Returns the notice above an offer; undefined while the client can decide. */
export const clientNotice = ({ status, contractIsCancelled }: QuoteStanding): ClientNotice | undefined =>
  contractIsCancelled ? cancelledNotice : clientNotices[status];

/**
 * Returns the notice above the version `shown`: while the client can decide, that it is newer than the
 * version of the e-mail; afterwards the notice of the decision.
 */
export const proposalNotice = (
  standing: QuoteStanding,
  shown: number,
  mailed: number | null,
): ClientNotice | undefined =>
  isOpen(standing.status) && mailed !== null && mailed < shown ? newerNotice : clientNotice(standing);

const clientNotices: Partial<Record<QuoteStatus, ClientNotice>> = {
  pending_passengers: {
    kind: "success",
    text: "Aprobaste esta cotización. Ahora necesitamos los datos de los pasajeros: te enviamos el enlace por correo.",
  },
  approved: {
    kind: "success",
    text: "Aprobaste esta cotización. Tu asesor está preparando el contrato.",
  },
  converted: {
    kind: "success",
    text: "Tu viaje ya tiene contrato. Tu asesor te contará los pasos que siguen.",
  },
  rejected: {
    kind: "info",
    text: "Rechazaste esta cotización. Si cambias de idea, pide una nueva propuesta.",
  },
  requote: {
    kind: "info",
    text: "Recibimos tus ajustes. Tu asesor está preparando una nueva propuesta y te llegará por correo.",
  },
  completed: {
    kind: "info",
    text: "Tu asesor está preparando una nueva propuesta y te llegará por correo.",
  },
  expired: {
    kind: "warning",
    text: "Esta propuesta venció. Pide una nueva y la prepararemos con los precios de hoy.",
  },
};

const newerNotice: ClientNotice = {
  kind: "info",
  text: "Hay una versión más reciente de la cotización. Esta es la vigente: revísala antes de decidir.",
};
export const BAD_LINK = "El enlace no es válido o ya venció. Solicita uno nuevo a tu asesor.";

/**
 * Returns whether the client can still accept or decline; otherwise the client can at most request another
 * offer.
 */
export const isOpen = (status: QuoteStatus): boolean => status === "sent";
/** Returns whether the client may request another offer. */
export const mayRequote = (status: QuoteStatus): boolean =>
  isOpen(status) || status === "rejected" || status === "expired";

/** Heading of the wishes in a request, which are separate from the included services. */
export const ASKED_FOR = "Lo que pediste";
