import { enumOf, registerEnum } from "../../../core/enums.ts";
import { refundReasonLabels } from "./refund.rules.ts";
import { type RefundStatus as Status, refundLifecycle } from "./refund.lifecycle.ts";

/** Statuses of a refund in the schema; their allowed changes are in `refund.lifecycle`. */
export const RefundStatus = enumOf("RefundStatus", refundLifecycle.statuses, {
  label: "Estado",
  labels: refundLifecycle.labels,
  description: "Estado de una devolución.",
});
export type RefundStatus = Status;

/**
 * Reason of a refund: the client withdrew from the contract in time, a contract was cancelled and the agency
 * agreed to refund, a paid reservation was annulled, or a payment in review was unusable. A withdrawal
 * (retracto) has separate reasons for the part of the tickets that the airline refunds (`retracto_tiquetes`)
 * and for a contract that keeps its flight (`retracto_parcial`).
 */
export const RefundReason = {
  retracto: "retracto",
  cancelacion: "cancelacion",
  reserva_anulada: "reserva_anulada",
  pago_en_revision: "pago_en_revision",
  retracto_tiquetes: "retracto_tiquetes",
  retracto_parcial: "retracto_parcial",
} as const;
export type RefundReason = keyof typeof RefundReason;
registerEnum(RefundReason, {
  name: "RefundReason",
  label: "Motivo de la devolución",
  labels: refundReasonLabels,
  description: "Motivo de una devolución.",
});

/** Means by which a refund was paid. */
export const RefundMeans = {
  transferencia: "transferencia",
  consignacion: "consignacion",
  nequi: "nequi",
  daviplata: "daviplata",
  bre_b: "bre_b",
} as const;
export type RefundMeans = keyof typeof RefundMeans;
registerEnum(RefundMeans, {
  name: "RefundMeans",
  label: "Medio de la devolución",
  labels: {
    transferencia: "Transferencia",
    consignacion: "Consignación",
    nequi: "Nequi",
    daviplata: "Daviplata",
    bre_b: "Bre-B",
  },
  description: "Medio por el que se devolvió el dinero.",
});
