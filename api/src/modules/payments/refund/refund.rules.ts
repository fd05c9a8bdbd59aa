import type { Day } from "../../../core/colombia/days.ts";
import { type Cop, formatCop } from "../../../core/colombia/cop.ts";
import { badInput } from "../../../core/failure.ts";
import { listOrder } from "../../../core/list/order.rules.ts";

/**
 * Calendar days within which money must be refunded to a client (decisions 15, Ley 1480 de 2011, art. 47).
 */
export const REFUND_DAYS = 15;

/** Number of days before the due day when the people who pay refunds are notified. */
export const NOTICE_DAYS = 3;

/** Labels of the reasons of a refund. */
export const refundReasonLabels = {
  retracto: "Retracto",
  cancelacion: "Cancelación",
  reserva_anulada: "Reserva anulada",
  pago_en_revision: "Pago en revisión",
  retracto_tiquetes: "Retracto: tiquetes",
  retracto_parcial: "Retracto sin el vuelo",
} as const;

/** Reason stored on a payment in review that was refunded to the client. */
export const REFUNDED = "Devuelto";

/**
 * Returns the account of a refund as displayed to the client: `Bancolombia •••• 4321`; null without an
 * account.
 */
export const accountText = (refund: {
  readonly accountBank: string | null;
  readonly accountEnding: string | null;
}): string | null =>
  refund.accountEnding === null ? null : `${refund.accountBank ?? ""} •••• ${refund.accountEnding}`.trim();

/**
 * Returns the sentence about payments that still await verification when a contract ends; `waiting` in COP;
 * null for 0.
 */
export const waitingText = (waiting: Cop): string | null =>
  waiting > 0
    ? `Tienes ${formatCop(waiting)} por verificar: lo que se verifique también se te devuelve.`
    : null;

/**
 * Refuses an invalid due day.
 * @throws Refusal BAD_USER_INPUT for a day that has passed.
 */
export function refuseDueDay(dueOn: Day, today: Day, field = "dueOn"): void {
  if (dueOn < today) throw badInput(field, "La fecha límite no puede estar en el pasado");
}

/**
 * Refuses an invalid payment day.
 * @throws Refusal BAD_USER_INPUT for a future day.
 */
export function refusePaidDay(paidOn: Day, today: Day): void {
  if (paidOn > today) throw badInput("paidOn", "La fecha de pago no puede estar en el futuro");
}

/** Urgency of a refund, as displayed in the list. */
export type DueState = "overdue" | "near" | "later";

/** Returns the urgency of an owed refund: overdue, due within the notice period, or later. */
export function dueState(dueOn: Day, today: Day, near: Day): DueState {
  if (dueOn < today) return "overdue";
  return dueOn <= near ? "near" : "later";
}

/** Sort orders of the list of refunds; the default depends on the filter. */
export const refundColumnOrder = listOrder({
  name: "RefundOrder",
  columns: { dueOn: "plain", paidOn: "optional", monto: "plain" },
});
