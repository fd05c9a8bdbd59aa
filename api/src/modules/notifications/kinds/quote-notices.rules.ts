import type { NoticeKind } from "./notice-kind.rules.ts";

/** What people are told of quotes. */
export const quoteNotices = {
  quote_created: {
    ...{ on: "quote.created", who: "administration, when a visitor asked for it" },
    ...{ category: "quote", title: "Cotización solicitada en la página" },
  },
  quote_assigned: {
    ...{ on: "quote.assigned", who: "the new seller" },
    ...{ category: "quote", title: "Te asignaron una cotización" },
  },
  quote_discount_asked: {
    ...{ on: "quote.discount-asked", who: "whoever may approve it, above the seller" },
    ...{ category: "quote", priority: "high", title: "Descuento por aprobar" },
  },
  quote_discount_approved: {
    ...{ on: "quote.discount-approved", who: "the seller" },
    ...{ category: "quote", title: "Descuento aprobado" },
  },
  quote_updated: {
    ...{ on: "quote.updated", who: "the seller" },
    ...{ category: "quote", priority: "low", title: "Cambiaron una cotización tuya" },
  },
  quote_sent: {
    ...{ on: "quote.sent", who: "the client; the seller" },
    ...{ category: "quote", title: "Cotización enviada", letter: true },
  },
  quote_viewed: {
    ...{ on: "quote.viewed", who: "the seller, at the first opening" },
    ...{ category: "quote", priority: "low", title: "Abrieron tu cotización" },
  },
  quote_approved: {
    ...{ on: "quote.approved", who: "the seller and the leader" },
    ...{ category: "quote", priority: "high", title: "Cotización aprobada" },
  },
  quote_rejected: {
    ...{ on: "quote.rejected", who: "the seller and the leader" },
    ...{ category: "quote", title: "Cotización rechazada" },
  },
  quote_requote: {
    ...{ on: "quote.requoted", who: "the seller and the leader" },
    ...{ category: "quote", priority: "high", title: "Recotización solicitada" },
  },
  quote_question: {
    ...{
      on: "quote.asked",
      who: "the seller, else who leads, else administration; the client, once answered",
    },
    ...{ category: "quote", priority: "high", title: "Pregunta de un cliente", letter: true, alone: true },
  },
  quote_decided_by_link: {
    ...{ on: "quote.decided-by-link", who: "whoever leads the seller, else administration" },
    ...{ category: "quote", priority: "high", title: "Decisión por un enlace compartido" },
  },
  quote_expired: {
    ...{ on: "quote.expired", who: "the seller; the client of one that was sent" },
    ...{ category: "quote", title: "Cotización vencida" },
  },
  quote_converted: {
    ...{ on: "quote.converted", who: "the seller and the leader" },
    ...{ category: "quote", title: "Cotización convertida en contrato" },
  },
  quote_unanswered: {
    ...{ on: "quote.unanswered", who: "the seller after 3 days, the leader after 5" },
    ...{ category: "quote", title: "Cotización sin respuesta" },
  },
  quote_unassigned: {
    ...{ on: "quote.unassigned", who: "administration, after 48 hours without a seller" },
    ...{ category: "quote", priority: "high", title: "Solicitud sin asignar" },
  },
  quote_stalled: {
    ...{ on: "quote.stalled", who: "the seller and the leader, 48 hours after the assignment" },
    ...{ category: "quote", priority: "high", title: "Solicitud sin atender" },
  },
  quote_repeated: {
    ...{ on: "quote.repeated", who: "the seller of the first request" },
    ...{ category: "quote", title: "Pidieron otra vez un viaje tuyo" },
  },
  quote_joined: {
    ...{ on: "quote.joined", who: "the seller of the first request" },
    ...{ category: "quote", title: "Unieron una solicitud a la tuya" },
  },
  quote_reminded: {
    ...{ on: "quote.reminded", who: "whoever does the next step" },
    ...{ category: "quote", title: "Te recuerdan una cotización" },
  },
  quote_passengers_completed: {
    ...{ on: "passengers.completed", who: "the seller" },
    ...{ category: "quote", title: "Datos de pasajeros completos" },
  },
} as const satisfies Record<string, NoticeKind>;
