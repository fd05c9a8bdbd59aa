import { addMonths, type Day } from "@travesia/api/colombia/days";
import { type Cop, formatCop, split, sum } from "@travesia/api/cop";
import { installmentCount, installmentThreshold } from "@travesia/api/purchases/installment.rules";

/** One payment as it is typed. */
export interface PlannedPayment {
  readonly monto: Cop | null;
  readonly fechaVencimiento: string;
}

/** How many payments are offered; any other number of 2 to 12 is typed. */
export const usualCounts = [2, 3, 4, 5, 6, 12] as const;

/** Equal payments, one a month from the first day on; what does not divide is in the last one. */
export const evenPlan = (total: Cop, count: number, first: Day): PlannedPayment[] =>
  split(total, count).map((monto, index) => ({ monto, fechaVencimiento: addMonths(first, index) }));

/** The same payments on their days, with equal amounts. */
export function distributed(total: Cop, plan: readonly PlannedPayment[]): PlannedPayment[] {
  const amounts = split(total, plan.length);
  return plan.map(({ fechaVencimiento }, index) => ({ fechaVencimiento, monto: amounts[index] ?? 0 }));
}

/** The payments of a plan made longer or shorter: days that were typed stay, amounts are distributed anew. */
export function resized(total: Cop, plan: readonly PlannedPayment[], count: number, first: Day): PlannedPayment[] {
  const days = Array.from(
    { length: count },
    (_, index) => plan[index]?.fechaVencimiento ?? addMonths(plan[0]?.fechaVencimiento || first, index),
  );
  return distributed(
    total,
    days.map((fechaVencimiento) => ({ monto: null, fechaVencimiento })),
  );
}

/** What the payments of a plan add up to. */
export const plannedTotal = (plan: readonly PlannedPayment[]): Cop => sum(plan.map(({ monto }) => monto ?? 0));

/** What is wrong with a plan as a whole, as the server would say it; null when nothing is. */
export function planProblem(costo: Cop | null, plan: readonly PlannedPayment[]): string | null {
  const { min, max } = installmentCount;
  if (!costo || costo <= installmentThreshold)
    return `Las cuotas solo aplican para compras superiores a ${formatCop(installmentThreshold)}`;
  if (plan.length < min || plan.length > max) return `El número de cuotas debe estar entre ${min} y ${max}`;
  if (plan.some(({ monto }) => !monto || monto <= 0)) return "El monto de cada cuota debe ser mayor a 0";
  if (plan.some(({ fechaVencimiento }) => !fechaVencimiento)) return "La fecha de vencimiento de cada cuota es requerida";
  if (plan.some(({ fechaVencimiento }, index) => fechaVencimiento <= (plan[index - 1]?.fechaVencimiento ?? "")))
    return "Las fechas de las cuotas deben ser ascendentes";
  return plannedTotal(plan) === costo ? null : "La suma de las cuotas debe ser igual al costo total";
}
