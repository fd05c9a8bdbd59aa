import { registerEnum } from "../../../core/enums.ts";

/**
 * Why money goes back: its client withdrew from the contract in time, a paid reservation was annulled, or a
 * payment was in review and nobody could use it.
 */
export const RefundReason = {
  retracto: "retracto",
  reserva_anulada: "reserva_anulada",
  pago_en_revision: "pago_en_revision",
} as const;
export type RefundReason = keyof typeof RefundReason;
registerEnum(RefundReason, {
  name: "RefundReason",
  label: "Motivo de la devolución",
  labels: {
    retracto: "Retracto",
    reserva_anulada: "Reserva anulada",
    pago_en_revision: "Pago en revisión",
  },
  description: "Motivo de una devolución.",
});
