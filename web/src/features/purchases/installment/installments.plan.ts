import { addDays, addMonths, type Day, daysBetween } from "@travesia/api/colombia/days";
import { spokenDay } from "@travesia/api/colombia/spoken";
import { type Cop, formatCop, split, sum } from "@travesia/api/cop";
import {
  installmentCount,
  installmentThreshold,
} from "@travesia/api/purchases/installment/installment.rules";

/** Form values of one instalment. */
export interface PlannedPayment {
  readonly monto: Cop | null;
  readonly fechaVencimiento: string;
}

/** Suggested numbers of instalments; any other number from 2 to 12 can be typed. */
export const usualCounts = [2, 3, 4, 5, 6, 12] as const;

/**
 * Days between which instalments are proposed: from the purchase to the departure; null without a departure.
 */
export interface PlanSpan {
  readonly today: Day;
  readonly departure: Day | null;
}

/**
 * Returns `count` evenly spaced days after `from`, the last one on `until`. If there are fewer days, returns
 * each of them and "" for the rest.
 */
function spread(from: Day, until: Day, count: number): Day[] {
  const span = Math.max(daysBetween(from, until), 0);
  return Array.from({ length: count }, (_, index) => {
    const step = span < count ? index + 1 : Math.floor(((index + 1) * span) / count);
    return step > span ? "" : addDays(from, step);
  });
}

/**
 * Returns the days proposed for instalments: one a month from today, closer together if the last would be
 * after the departure; "" when no day is left before it and the user must enter one.
 */
function proposedDays(count: number, { today, departure }: PlanSpan): Day[] {
  const monthly = Array.from({ length: count }, (_, index) => addMonths(today, index + 1));
  return departure === null || (monthly.at(-1) ?? today) <= departure
    ? monthly
    : spread(today, departure, count);
}

/** Returns equal instalments on the proposed days; the last one includes the remainder. */
export function evenPlan(total: Cop, count: number, span: PlanSpan): PlannedPayment[] {
  const days = proposedDays(count, span);
  return split(total, count).map((monto, index) => ({ monto, fechaVencimiento: days[index] ?? "" }));
}

/** Returns the plan with the total divided equally among its instalments; their days stay. */
export function distributed(total: Cop, plan: readonly PlannedPayment[]): PlannedPayment[] {
  const amounts = split(total, plan.length);
  return plan.map(({ fechaVencimiento }, index) => ({ fechaVencimiento, monto: amounts[index] ?? 0 }));
}

/** Returns a plan with more or fewer instalments: entered days stay, and the amounts are divided again. */
export function resizedPayments(
  total: Cop,
  plan: readonly PlannedPayment[],
  count: number,
  span: PlanSpan,
): PlannedPayment[] {
  const days = resizedDays(
    plan.map(({ fechaVencimiento }) => fechaVencimiento),
    count,
    span,
  );
  return distributed(
    total,
    days.map((fechaVencimiento) => ({ monto: null, fechaVencimiento })),
  );
}

function resizedDays(days: readonly Day[], count: number, span: PlanSpan): Day[] {
  const proposed = proposedDays(days.length, span);
  if (days.every((day, index) => day === proposed[index])) return proposedDays(count, span);
  const missing = count - days.length;
  if (missing <= 0) return days.slice(0, count);
  const last = days.filter(Boolean).at(-1) ?? span.today;
  return [...days, ...proposedDays(missing, { ...span, today: last })];
}

/** Returns the sum of a plan's instalments. */
export const plannedTotal = (plan: readonly PlannedPayment[]): Cop =>
  sum(plan.map(({ monto }) => monto ?? 0));

/** Returns the error of the plan as a whole, as the server would report it; null when the plan is valid. */
export function planProblem(costo: Cop | null, plan: readonly PlannedPayment[]): string | null {
  const { min, max } = installmentCount;
  if (!costo || costo <= installmentThreshold)
    return `Las cuotas solo aplican para compras superiores a ${formatCop(installmentThreshold)}`;
  if (plan.length < min || plan.length > max) return `El número de cuotas debe estar entre ${min} y ${max}`;
  if (plan.some(({ monto }) => !monto || monto <= 0)) return "El valor de cada cuota debe ser mayor a 0";
  if (plan.some(({ fechaVencimiento }) => !fechaVencimiento))
    return "La fecha de vencimiento de cada cuota es requerida";
  if (
    plan.some(({ fechaVencimiento }, index) => fechaVencimiento <= (plan[index - 1]?.fechaVencimiento ?? ""))
  )
    return "Las fechas de las cuotas deben ser ascendentes";
  return plannedTotal(plan) === costo ? null : "La suma de las cuotas debe ser igual al costo total";
}

/**
 * Returns the warning about a plan that continues after the trip begins, in Spanish; null when there is none.
 */
export function lateWarning(plan: readonly PlannedPayment[], departure: Day | null): string | null {
  const late = departure === null ? [] : plan.filter(({ fechaVencimiento }) => fechaVencimiento > departure);
  if (departure === null || late.length === 0) return null;
  const which = late.length === 1 ? "1 cuota vence" : `${late.length} cuotas vencen`;
  return (
    `${which} después de la salida del viaje, el ${spokenDay(departure)}: ` +
    "confirma que el proveedor presta el servicio antes de terminar de pagarle."
  );
}
