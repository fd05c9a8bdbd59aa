import { addDays, type Day } from "../../../core/colombia/days.ts";
import type { Cop } from "../../../core/colombia/cop.ts";
import type { FormaPago } from "../../contracts/plan/plan.rules.ts";
import type { PaidPlanLine } from "../payment/payment.rules.ts";

/** Overall state of a contract's payments. */
export type ContractPaymentState = "completed" | "overdue" | "partial" | "pending";

/** Names of the states of a contract's payments. */
export const contractPaymentLabels: Readonly<Record<ContractPaymentState, string>> = {
  completed: "Completado",
  overdue: "Con vencimientos",
  partial: "Pago parcial",
  pending: "Sin pagos",
};

/** Names of the follow-up's filters. */
export const followedLabels = {
  overdue: "Con vencimientos",
  partial: "Pagos parciales",
  unpaid: "Sin pagos",
  alerts: "Solo alertas",
} as const;

/** Names of the urgency of a contract's payments. */
export const urgencyLabels = { 2: "Por vencer", 3: "Vencido" } as const;

/** Urgency of a contract's payments: 0 none, 2 due soon, 3 overdue. From 2 on it is an alert. */
export interface PaymentAlert {
  readonly state: ContractPaymentState;
  readonly priority: 0 | 2 | 3;
}

/**
 * Days in advance that raise an alert: before the initial instalment, before other instalments, and before
 * the trip of a contract paid at once.
 */
export const alertDays = { initial: 3, share: 7, trip: 7 } as const;

/**
 * Returns the payment alert of a contract. Paid in instalments, it follows the due days of the open lines;
 * paid at once, the day on which the trip starts. `saldoPendiente` and `totalPagado` are in COP.
 */
export function paymentAlert(
  contract: {
    formaPago: FormaPago;
    tieneCuotaInicial: boolean;
    saldoPendiente: Cop;
    totalPagado: Cop;
    fechaInicioViaje: Day | null;
  },
  lines: readonly PaidPlanLine[],
  today: Day,
): PaymentAlert {
  if (contract.saldoPendiente === 0) return { state: "completed", priority: 0 };
  const dues =
    contract.formaPago === "contado"
      ? tripDue(contract.fechaInicioViaje)
      : openDues(lines, contract.tieneCuotaInicial);
  const urgencies = dues.map(({ day, within }) => (day < today ? 3 : day <= addDays(today, within) ? 2 : 0));
  const priority = urgencies.includes(3) ? 3 : urgencies.includes(2) ? 2 : 0;
  return { state: priority > 0 ? "overdue" : contract.totalPagado > 0 ? "partial" : "pending", priority };
}

const tripDue = (day: Day | null) => (day ? [{ day, within: alertDays.trip }] : []);

const openDues = (lines: readonly PaidPlanLine[], hasInitial: boolean) =>
  lines
    .filter(({ estado }) => estado !== "pagada")
    .map(({ numero, fechaVencimiento }) => ({
      day: fechaVencimiento,
      within: hasInitial && numero === 1 ? alertDays.initial : alertDays.share,
    }));
