import { registerEnum } from "../../../core/enums.ts";
import { refundReasonLabels } from "./refund.rules.ts";
import { type RefundStatus as Status, refundLifecycle } from "./refund.lifecycle.ts";

/** The statuses of a refund as the schema has them; their moves stand in `refund.lifecycle`. */
export const RefundStatus = Object.fromEntries(
  refundLifecycle.statuses.map((status) => [status, status]),
) as { [S in Status]: S };
export type RefundStatus = Status;
registerEnum(RefundStatus, {
  name: "RefundStatus",
  label: "Estado",
  labels: refundLifecycle.labels,
  description: "Estado de una devolución.",
});

/**
 * Why money goes back: its client withdrew from the contract in time, a contract was cancelled and the agency
 * agreed to, a paid reservation was annulled, or a payment was in review and nobody could use it. Of a
 * retracto what the airline gives back of tickets is a refund of its own (`retracto_tiquetes`), and so is
 * what goes back of a contract that goes on with its flight (`retracto_parcial`).
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

/** How money went back. */
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
