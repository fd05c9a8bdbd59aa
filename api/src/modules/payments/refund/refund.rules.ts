import type { Day } from "../../../core/colombia/days.ts";
import { type Cop, formatCop } from "../../../core/cop.ts";
import { badInput } from "../../../core/failure.ts";
import { listOrder } from "../../../core/list/order.rules.ts";

/** Calendar days within which money is refunded to a client (decisions 15, Ley 1480 de 2011, art. 47). */
export const REFUND_DAYS = 15;

/** Days before its due day on which the people who pay a refund are notified. */
export const NOTICE_DAYS = 3;

/** Names of the reasons of a refund. */
export const refundReasonLabels = {
  retracto: "Retracto",
  cancelacion: "Cancelación",
  reserva_anulada: "Reserva anulada",
  pago_en_revision: "Pago en revisión",
  retracto_tiquetes: "Retracto: tiquetes",
  retracto_parcial: "Retracto sin el vuelo",
} as const;

/** Reason of a payment in review that was refunded to the client. */
export const REFUNDED = "Devuelto";

/**
 * Returns the account of a refund as its client knows it: `Bancolombia •••• 4321`; null without an account.
 */
export const accountText = (refund: {
  readonly accountBank: string | null;
  readonly accountEnding: string | null;
}): string | null =>
  refund.accountEnding === null ? null : `${refund.accountBank ?? ""} •••• ${refund.accountEnding}`.trim();

/**
 * Returns the sentence about the payments of an ending contract that still await verification, in COP; null
 * for 0.
 */
export const waitingText = (waiting: Cop): string | null =>
  waiting > 0
    ? `Tienes ${formatCop(waiting)} por verificar: lo que se verifique también se te devuelve.`
    : null;

/** @throws Refusal BAD_USER_INPUT for a day by which nothing can be paid any more. */
export function refuseDueDay(dueOn: Day, today: Day, field = "dueOn"): void {
  if (dueOn < today) throw badInput(field, "La fecha límite no puede estar en el pasado");
}

/** @throws Refusal BAD_USER_INPUT for a payment on a future day. */
export function refusePaidDay(paidOn: Day, today: Day): void {
  if (paidOn > today) throw badInput("paidOn", "La fecha de pago no puede estar en el futuro");
}

/** Urgency of a refund, as the list shows it. */
export type DueState = "overdue" | "near" | "later";

/** Returns how soon a refund that is owed is due: late, within the days of the notice, or later. */
export function dueState(dueOn: Day, today: Day, near: Day): DueState {
  if (dueOn < today) return "overdue";
  return dueOn <= near ? "near" : "later";
}

/** Orders of the list of refunds; the default depends on the filter. */
export const refundColumnOrder = listOrder({
  name: "RefundOrder",
  columns: { dueOn: "plain", paidOn: "optional", monto: "plain" },
});
