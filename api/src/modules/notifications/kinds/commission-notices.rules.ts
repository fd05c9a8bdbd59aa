import type { NoticeKind } from "./notice-kind.rules.ts";

/** Notices about commissions. */
export const commissionNotices = {
  commission_calculated: {
    on: "commission.generated",
    who: "its seller",
    category: "commission",
    title: "Comisión generada",
    readers: "staff",
  },
  commission_approved: {
    on: "commission.approved",
    who: "its seller",
    category: "commission",
    title: "Comisión aprobada",
    readers: "staff",
  },
  commission_paid: {
    on: "commission.paid",
    who: "its seller",
    category: "commission",
    priority: "high",
    title: "Comisión pagada",
    readers: "staff",
  },
  commission_voided: {
    on: "commission.voided",
    who: "its seller",
    category: "commission",
    priority: "high",
    title: "Comisión anulada",
    readers: "staff",
  },
  commission_requested: {
    on: "commission.requested",
    who: "ADMIN, OWNER",
    category: "commission",
    title: "Solicitud de pago de comisión",
    readers: "administration",
  },
  commission_objected: {
    on: "commission-objection.opened",
    who: "ADMIN, OWNER",
    category: "commission",
    priority: "high",
    title: "Objeción a una comisión",
    readers: "administration",
  },
  commission_objection_due: {
    on: "commission-objection.due-near",
    who: "ADMIN, OWNER",
    category: "commission",
    priority: "urgent",
    title: "Objeción por vencer",
    readers: "administration",
  },
  commission_objection_answered: {
    on: "commission-objection.answered",
    who: "whoever objected",
    category: "commission",
    priority: "high",
    title: "Respondieron tu objeción",
    readers: "staff",
  },
  commission_limit_changed: {
    on: "commission-limit.changed",
    who: "its seller",
    category: "commission",
    title: "Cambió tu límite mensual",
    readers: "staff",
  },
} as const satisfies Record<string, NoticeKind>;
