import { enumOf, registerEnum } from "../../../core/enums.ts";
import { type QuoteStatus as Status, quoteLifecycle } from "./quote.lifecycle.ts";

/** Statuses of a quote in the schema; their allowed changes are in `quote.lifecycle`. */
export const QuoteStatus = enumOf("QuoteStatus", quoteLifecycle.statuses, {
  label: "Estado",
  labels: quoteLifecycle.labels,
  description: "Estado de una cotización.",
});
export type QuoteStatus = Status;

/** Urgency of a quote. */
export const QuotePriority = { low: "low", normal: "normal", high: "high" } as const;
export type QuotePriority = keyof typeof QuotePriority;
registerEnum(QuotePriority, {
  name: "QuotePriority",
  label: "Prioridad",
  labels: { low: "Baja", normal: "Normal", high: "Alta" },
  description: "Prioridad de una cotización.",
});

/** Origin of a quote: created by staff, or requested by a visitor. */
export const QuoteSource = { internal: "internal", external: "external" } as const;
export type QuoteSource = keyof typeof QuoteSource;
registerEnum(QuoteSource, { name: "QuoteSource", label: "Origen", description: "Origen de una cotización." });

/** Kinds of trips sold, for which commissions are configured. */
export const TripType = {
  nacional: "nacional",
  internacional: "internacional",
  operadorLlano: "operadorLlano",
  hotel: "hotel",
} as const;
export type TripType = keyof typeof TripType;
registerEnum(TripType, {
  name: "TripType",
  label: "Tipo de viaje",
  labels: { nacional: "Viajes Nacionales", internacional: "Viajes Internacionales", hotel: "Solo hotel" },
  description: "Tipo de viaje.",
});

/** Ways in which travellers share rooms. */
export const Acomodacion = {
  sencilla: "sencilla",
  doble: "doble",
  triple: "triple",
  cuadruple: "cuadruple",
  familiar: "familiar",
  suite: "suite",
} as const;
export type Acomodacion = keyof typeof Acomodacion;
registerEnum(Acomodacion, {
  name: "Acomodacion",
  label: "Acomodación",
  description: "Acomodación de los viajeros.",
  synonyms: { simple: "sencilla" },
});

/** Columns of a quote that can name a seller. */
export const SellerKind = { asesor: "asesor", lider: "lider", gerente: "gerente", admin: "admin" } as const;
export type SellerKind = keyof typeof SellerKind;
registerEnum(SellerKind, {
  name: "SellerKind",
  label: "Tipo de vendedor",
  description: "Lugar de una persona en la jerarquía de una venta.",
});

/** Kinds of event in a quote's timeline. */
export const QuoteEventKind = {
  created: "created",
  assigned: "assigned",
  reassigned: "reassigned",
  completed: "completed",
  discount_approved: "discount_approved",
  sent: "sent",
  shared: "shared",
  viewed: "viewed",
  question: "question",
  answered: "answered",
  option_chosen: "option_chosen",
  extras_chosen: "extras_chosen",
  approved: "approved",
  rejected: "rejected",
  requote: "requote",
  passengers_completed: "passengers_completed",
  converted: "converted",
  expired: "expired",
  joined: "joined",
} as const;
export type QuoteEventKind = keyof typeof QuoteEventKind;
registerEnum(QuoteEventKind, {
  name: "QuoteEventKind",
  description: "Suceso en la historia de una cotización.",
});
