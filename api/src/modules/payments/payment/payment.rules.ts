import type { Day } from "../../../core/colombia/days.ts";
import { type Cop, formatCop, percentage } from "../../../core/colombia/cop.ts";
import { badInput } from "../../../core/failure.ts";
import { listOrder } from "../../../core/list/order.rules.ts";
import type { PlanLine } from "../../contracts/plan/plan.rules.ts";
import { leftToPay } from "../../contracts/plan/sums.rules.ts";

/** Sort orders of the list of payments. */
export const paymentOrder = listOrder({
  name: "PaymentOrder",
  columns: { createdAt: "plain", fechaPago: "plain", monto: "plain" },
  first: { by: "createdAt", direction: "desc" },
});

/** Sort orders of the list of payments that await verification. */
export const paymentQueueOrder = listOrder({
  name: "PaymentQueueOrder",
  columns: { createdAt: "plain", fechaPago: "plain", monto: "plain" },
  first: { by: "createdAt", direction: "asc" },
});

/**
 * Refuses an invalid amount or day.
 * @throws Refusal BAD_USER_INPUT for an amount (COP) that is zero or above the amount that may still be
 * registered, or for a payment day in the future.
 */
export function refusePayment(
  payment: { monto: Cop; fechaPago: Day },
  saldoPendiente: Cop,
  porVerificar: Cop,
  today: Day,
): void {
  const left = leftToPay(saldoPendiente, porVerificar);
  if (payment.monto <= 0) throw badInput("monto", "El monto debe ser mayor a cero");
  if (payment.monto > left)
    throw badInput("monto", `El monto supera el saldo pendiente (${formatCop(left)}).`);
  if (payment.fechaPago > today) throw badInput("fechaPago", "La fecha de pago no puede ser futura");
}

/**
 * Requires a reason to reject a payment.
 * @throws Refusal BAD_USER_INPUT for a rejection without a reason.
 */
export function refuseUnexplained(decision: "verified" | "rejected", observaciones?: string | null): void {
  if (decision === "rejected" && !observaciones?.trim())
    throw badInput("observaciones", "El motivo del rechazo es obligatorio");
}

/** Reason stored for a payment that was withdrawn by the person who registered it. */
export const WITHDRAWN = "Retirado por quien lo registró";

/** Payment state of a plan line. */
export type PlanLineState = "pendiente" | "parcial" | "pagada" | "vencido";

/**
 * Plan line with its paid amount in COP and its share of the price in percent (2 decimals). The day of a
 * fully paid line is the day of its last payment.
 */
export interface PaidPlanLine extends PlanLine {
  readonly porcentaje: number;
  readonly pagado: Cop;
  readonly fechaPago: Day | null;
  readonly estado: PlanLineState;
}

/**
 * Applies verified payments, ordered by day, to the lines of a plan, oldest due first. The returned lines
 * keep the order of the plan.
 */
export function layPayments(
  lines: readonly PlanLine[],
  payments: readonly { monto: Cop; fechaPago: Day }[],
  price: Cop,
  today: Day,
): PaidPlanLine[] {
  const waiting = [...payments]
    .sort((a, b) => (a.fechaPago < b.fechaPago ? -1 : a.fechaPago > b.fechaPago ? 1 : 0))
    .map((payment) => ({ ...payment }));
  const oldestFirst = [...lines].sort((a, b) =>
    a.fechaVencimiento < b.fechaVencimiento
      ? -1
      : a.fechaVencimiento > b.fechaVencimiento
        ? 1
        : a.numero - b.numero,
  );
  const laid = new Map(oldestFirst.map((line) => [line, take(line.monto, waiting)]));
  return lines.map((line) => {
    const { pagado, last } = laid.get(line) ?? { pagado: 0, last: null };
    const complete = pagado === line.monto;
    return {
      ...line,
      porcentaje: percentage(line.monto, price, 2) ?? 0,
      pagado,
      fechaPago: complete ? last : null,
      estado: complete
        ? "pagada"
        : line.fechaVencimiento < today
          ? "vencido"
          : pagado > 0
            ? "parcial"
            : "pendiente",
    };
  });
}

/** Returns the next line to pay: the line with the oldest due day that is not fully paid. */
export const nextDue = (lines: readonly PaidPlanLine[]): PaidPlanLine | null =>
  lines
    .filter(({ estado }) => estado !== "pagada")
    .reduce<PaidPlanLine | null>(
      (next, line) => (next && next.fechaVencimiento <= line.fechaVencimiento ? next : line),
      null,
    );

/** Consumes up to `monto` from the payments in sequence and reduces their remaining amounts. */
function take(monto: Cop, waiting: { monto: Cop; fechaPago: Day }[]): { pagado: Cop; last: Day | null } {
  let pagado = 0;
  let last: Day | null = null;
  for (const payment of waiting) {
    const part = Math.min(payment.monto, monto - pagado);
    if (part === 0) continue;
    payment.monto -= part;
    pagado += part;
    last = payment.fechaPago;
  }
  return { pagado, last };
}
