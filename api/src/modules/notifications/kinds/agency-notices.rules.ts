import type { NoticeKind } from "./notice-kind.rules.ts";

/** What people are told of documents, reservations, packages, points, raffles and the agency. */
export const otherNotices = {
  document_uploaded: {
    ...{ on: "staff-document.uploaded", who: "OWNER" },
    ...{ category: "document", title: "Documento por revisar", readers: "owner" },
  },
  document_approved: {
    ...{ on: "staff-document.approved", who: "its person" },
    ...{ category: "document", title: "Documento aprobado", readers: "staff" },
  },
  document_rejected: {
    ...{ on: "staff-document.rejected", who: "its person" },
    ...{ category: "document", priority: "high", title: "Documento rechazado", readers: "staff" },
  },
  document_removed: {
    ...{ on: "staff-document.removed", who: "its person" },
    ...{ category: "document", priority: "high", title: "Documento eliminado", readers: "staff" },
  },
  reservation_booked: {
    ...{ on: "reservation.booked", who: "ADMIN, OWNER; the client" },
    ...{ category: "system", title: "Nueva reserva", letter: true },
  },
  reservation_due: {
    ...{ on: "reservation.due-soon", who: "the client" },
    ...{ category: "system", priority: "high", title: "Tu reserva vence en 24 horas", letter: true },
  },
  reservation_paid: {
    ...{ on: "reservation.paid", who: "the client" },
    ...{ category: "system", title: "Reserva pagada" },
  },
  reservation_annulled: {
    ...{ on: "reservation.annulled", who: "the client; ADMIN and OWNER when the client annulled it" },
    ...{ category: "system", priority: "high", title: "Reserva anulada", letter: true },
  },
  package_updated: {
    ...{ on: "package.updated", who: "clients who hold seats of it; ADMIN, OWNER" },
    ...{ category: "system", title: "Cambió un plan turístico" },
  },
  points_earned: {
    ...{ on: "points.earned", who: "whoever referred the client" },
    ...{ category: "system", priority: "low", title: "Ganaste puntos" },
  },
  points_taken_back: {
    ...{ on: "points.taken-back", who: "whoever referred the client" },
    ...{ category: "system", title: "Descontamos puntos" },
  },
  points_adjusted: {
    ...{ on: "points.adjusted", who: "whose points they are" },
    ...{ category: "system", title: "Ajustamos tus puntos" },
  },
  raffle_unregistered: {
    ...{ on: "raffle.unregistered", who: "OWNER" },
    ...{ category: "system", priority: "high", title: "Rifa sin autorización registrada", readers: "owner" },
  },
  raffle_paid: {
    ...{ on: "raffle.paid", who: "whoever sold the number" },
    ...{ category: "system", priority: "low", title: "Número de rifa pagado", readers: "staff" },
  },
  raffle_released: {
    ...{ on: "raffle.released", who: "whoever sold numbers that nobody paid in time" },
    ...{ category: "system", title: "Números de rifa liberados", readers: "staff" },
  },
  raffle_drawn: {
    ...{ on: "raffle.drawn", who: "ADMIN, OWNER, and whoever sold a number of it" },
    ...{ category: "system", priority: "high", title: "Rifa sorteada", readers: "staff" },
  },
  user_registered: {
    ...{ on: "user.registered", who: "whoever referred them" },
    ...{ category: "system", title: "Se registró alguien con tu código" },
  },
  user_email_changed: {
    ...{ on: "user.email-changed", who: "OWNER, unless OWNER or the person changed it" },
    ...{ category: "system", priority: "urgent", title: "Cambió el correo de una cuenta", readers: "owner" },
  },
  team_received: {
    ...{ on: "user.succeeded", who: "the successor" },
    ...{ category: "system", title: "Recibiste un equipo", readers: "staff" },
  },
  contact_received: {
    ...{ on: "contact.received", who: "ADMIN, OWNER" },
    ...{ category: "system", title: "Mensaje desde la página", readers: "administration" },
  },
  claim_filed: {
    ...{ on: "claim.filed", who: "ADMIN, OWNER" },
    ...{
      category: "system",
      priority: "high",
      title: "Nueva solicitud o reclamo",
      readers: "administration",
    },
  },
  claim_completed: {
    ...{ on: "claim.completed", who: "who takes care of it, else ADMIN, OWNER" },
    ...{
      category: "system",
      priority: "high",
      title: "Completaron una solicitud",
      readers: "administration",
    },
  },
  claim_withdrawn: {
    ...{ on: "claim.withdrawn", who: "who takes care of it, else ADMIN, OWNER" },
    ...{
      category: "system",
      priority: "low",
      title: "Desistieron de una solicitud",
      readers: "administration",
    },
  },
  claim_due: {
    ...{ on: "claim.due-near", who: "who takes care of it, else ADMIN, OWNER" },
    ...{ category: "system", priority: "urgent", title: "Una solicitud está por vencer" },
    readers: "administration",
  },
  claim_overdue: {
    ...{ on: "claim.overdue", who: "ADMIN, OWNER" },
    ...{
      category: "system",
      priority: "urgent",
      title: "Una solicitud está vencida",
      readers: "administration",
    },
  },
  system_export: {
    ...{ on: "the end of an export", who: "its maker" },
    ...{ category: "system", title: "Exportación de un listado" },
  },
  rnt_due: {
    ...{ on: "agency.rnt-due", who: "OWNER" },
    ...{ category: "system", priority: "high", title: "Renueva el RNT de la agencia", readers: "owner" },
  },
  numbering_ending: {
    ...{ on: "numbering-range.ending", who: "CONTADOR, OWNER" },
    ...{ category: "system", priority: "high", title: "Numeración por terminar", readers: "accounting" },
  },
} as const satisfies Record<string, NoticeKind>;
