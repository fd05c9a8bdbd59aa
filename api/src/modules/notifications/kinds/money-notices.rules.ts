import type { NoticeKind } from "./notice-kind.rules.ts";

/** What people are told of what clients pay and get back, and of what leaves. */
export const moneyNotices = {
  payment_received: {
    ...{ on: "payment.registered", who: "CONTADOR; the client of one that staff registered" },
    ...{ category: "payment", title: "Pago por verificar" },
  },
  payment_verified: {
    ...{ on: "payment.verified", who: "the seller; the client" },
    ...{ category: "payment", title: "Pago verificado", letter: true },
  },
  payment_rejected: {
    ...{ on: "payment.rejected", who: "the seller; the client" },
    ...{ category: "payment", priority: "high", title: "Pago rechazado" },
  },
  payment_reversed: {
    ...{ on: "payment.reversed", who: "the seller, CONTADOR; the client" },
    ...{ category: "payment", priority: "high", title: "Pago anulado" },
  },
  payment_overdue: {
    ...{ on: "the day after it was due", who: "the seller; the client, whose letters are the reminders" },
    ...{ category: "payment", priority: "high", title: "Pago vencido", letter: true },
  },
  payment_in_review: {
    ...{ on: "payment.in-review", who: "CONTADOR" },
    ...{ category: "payment", priority: "high", title: "Pago en revisión", readers: "money" },
  },
  payment_withdrawn: {
    ...{ on: "payment.withdrawn", who: "CONTADOR" },
    ...{ category: "payment", title: "Pago retirado", readers: "money" },
  },
  payment_unclear: {
    ...{ on: "card.unclear", who: "OWNER, CONTADOR" },
    ...{ category: "payment", priority: "urgent", title: "Aviso del proveedor de pagos sin contrato" },
    readers: "money",
  },
  payments_unconfirmed: {
    ...{ on: "card.unconfirmed", who: "OWNER" },
    ...{ category: "payment", priority: "urgent", title: "Pagos que el proveedor no confirma" },
    readers: "owner",
  },
  payout_to_approve: {
    ...{ on: "approval.asked", who: "whoever may approve it" },
    ...{ category: "payment", priority: "high", title: "Pago por aprobar", readers: "money" },
  },
  payout_approved: {
    ...{ on: "approval.given", who: "whoever asked" },
    ...{ category: "payment", title: "Pago aprobado", readers: "money" },
  },
  refund_opened: {
    ...{ on: "refund.opened", who: "CONTADOR, OWNER" },
    ...{ category: "payment", priority: "high", title: "Devolución por hacer", readers: "accounting" },
  },
  refund_promised: {
    ...{ on: "refund.opened", who: "the client" },
    ...{ category: "payment", title: "Te devolvemos tu dinero", letter: true },
  },
  refund_account_given: {
    ...{ on: "refund.account-given", who: "CONTADOR, OWNER" },
    ...{ category: "payment", title: "El cliente dijo a qué cuenta", readers: "accounting" },
  },
  refund_due: {
    ...{ on: "refund.due-near", who: "CONTADOR, OWNER" },
    ...{ category: "payment", priority: "urgent", title: "Devolución por vencer", readers: "accounting" },
  },
  refund_paid: {
    ...{ on: "refund.paid", who: "the seller; the client" },
    ...{ category: "payment", title: "Devolución hecha", letter: true },
  },
  refund_annulled: {
    ...{ on: "refund.annulled", who: "CONTADOR, OWNER" },
    ...{ category: "payment", title: "Devolución anulada", readers: "accounting" },
  },
  refund_beyond_paid: {
    ...{ on: "refund.beyond-paid", who: "CONTADOR, OWNER" },
    ...{ category: "payment", priority: "urgent", title: "Se devolvió dos veces", readers: "accounting" },
  },
  chargeback_opened: {
    ...{ on: "chargeback.opened", who: "CONTADOR, OWNER" },
    ...{
      category: "payment",
      priority: "high",
      title: "Reclamo de reversión de un pago",
      readers: "accounting",
    },
  },
  chargeback_due: {
    ...{ on: "chargeback.due-near", who: "CONTADOR, OWNER" },
    ...{ category: "payment", priority: "urgent", title: "Reversión por vencer", readers: "accounting" },
  },
  chargeback_reversed: {
    ...{ on: "chargeback.reversed", who: "CONTADOR, OWNER" },
    ...{
      category: "payment",
      priority: "high",
      title: "El proveedor reversó el pago",
      readers: "accounting",
    },
  },
} as const satisfies Record<string, NoticeKind>;
