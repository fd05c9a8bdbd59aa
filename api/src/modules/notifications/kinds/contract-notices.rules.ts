import type { NoticeKind } from "./notice-kind.rules.ts";

/** What people are told of contracts. */
export const contractNotices = {
  contract_created: {
    ...{ on: "contract.created", who: "the seller" },
    ...{ category: "contract", title: "Contrato creado" },
  },
  contract_sent: {
    ...{ on: "contract.sent", who: "the client; the seller" },
    ...{ category: "contract", title: "Contrato enviado para firma", letter: true },
  },
  contract_signed: {
    ...{ on: "contract.signed", who: "seller, leader, manager, maker, OWNER; the client" },
    ...{ category: "contract", priority: "high", title: "Contrato firmado", letter: true },
  },
  addendum_sent: {
    ...{ on: "addendum.sent", who: "the client; the seller" },
    ...{ category: "contract", title: "Otrosí enviado para firma" },
  },
  addendum_signed: {
    ...{ on: "addendum.signed", who: "seller, leader, manager, maker, OWNER; the client" },
    ...{ category: "contract", priority: "high", title: "Otrosí firmado" },
  },
  contract_completed: {
    ...{ on: "contract.completed", who: "seller, leader, manager; the client" },
    ...{ category: "contract", title: "Servicios comprados" },
  },
  contract_cancelled: {
    ...{ on: "contract.cancelled", who: "the seller; the client" },
    ...{ category: "contract", priority: "high", title: "Contrato cancelado" },
  },
  contract_retracted: {
    ...{ on: "contract.retracted", who: "leader, manager, ADMIN, OWNER; the seller of its cancelling" },
    ...{ category: "contract", priority: "urgent", title: "El cliente ejerció el retracto" },
  },
  contract_conversion_failed: {
    ...{ on: "contract.conversion-failed", who: "OWNER" },
    ...{ category: "contract", priority: "urgent", title: "No se crearon los ítems de compra" },
    readers: "owner",
  },
  payment_link_used: {
    ...{ on: "contract.link-used-by-maker", who: "leader and manager of the sale, OWNER; not its maker" },
    ...{ category: "contract", priority: "high", title: "Revisar: enlace usado por quien lo compartió" },
  },
  email_change_denied: {
    ...{ on: "email-change.denied", who: "OWNER" },
    ...{ category: "contract", priority: "urgent", title: "Un cliente no pidió cambiar su correo" },
    readers: "owner",
  },
  cancellation_requested: {
    ...{ on: "contract.cancellation-requested", who: "seller, manager, ADMIN, OWNER" },
    ...{ category: "contract", priority: "urgent", title: "El cliente pide cancelar" },
  },
  invoice_issued: {
    ...{ on: "invoice.issued", who: "the seller, CONTADOR" },
    ...{ category: "contract", title: "Factura emitida" },
  },
  invoice_unsent: {
    ...{ on: "paper.unsent", who: "ADMIN, CONTADOR, OWNER" },
    ...{ category: "system", priority: "high", title: "Documento sin enviar a la DIAN" },
    readers: "money",
  },
} as const satisfies Record<string, NoticeKind>;

/** What people are told of what is bought for a contract. */
export const purchaseNotices = {
  purchase_registered: {
    ...{ on: "purchase.registered", who: "the seller; CONTADOR and OWNER" },
    ...{ category: "purchase", priority: "low", title: "Ítem comprado" },
  },
  purchase_paid: {
    ...{ on: "purchase.paid", who: "CONTADOR, ADMIN, OWNER" },
    ...{ category: "purchase", priority: "low", title: "Compra pagada", readers: "money" },
  },
  installment_paid: {
    ...{
      on: "installment.paid",
      who: "CONTADOR, ADMIN, OWNER; not of the last one, which pays the purchase",
    },
    ...{ category: "purchase", priority: "low", title: "Cuota de una compra pagada", readers: "money" },
  },
  purchase_voided: {
    ...{ on: "purchase.voided", who: "CONTADOR, ADMIN, OWNER" },
    ...{ category: "purchase", priority: "high", title: "Compra anulada", readers: "money" },
  },
  purchase_deadline: {
    ...{ on: "item.deadline-near", who: "OWNER, at 72, 24 and 12 hours and when it passed" },
    ...{ category: "purchase", title: "Compra por vencer", readers: "owner" },
  },
} as const satisfies Record<string, NoticeKind>;
