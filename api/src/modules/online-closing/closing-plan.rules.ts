import { type Cop, split } from "../../core/colombia/cop.ts";
import { addDays, addMonths, type Day, monthBounds, monthOf } from "../../core/colombia/days.ts";
import type { PlanInput } from "../contracts/plan/plan.rules.ts";
import { planTerms } from "../quotes/plan-terms.rules.ts";

/** Maximum number of payments of an online closing. */
export const MOST_PAYMENTS: number = planTerms.mostShares;

/** Plan with all its due days. */
type ClosingPlan = PlanInput & { readonly fechasVencimientoCuotas: readonly Day[] };

/** Minimum number of days between the first payment, which is made today, and the second. */
const FIRST_GAP = 8;

/** Returns the fortnight days of a month: the 15th and the last day, on which salaries are paid. */
function fortnightsOf(day: Day): readonly [Day, Day] {
  const month = monthOf(day);
  return [`${month}-15`, monthBounds(month).to];
}

/** Returns the first `count` fortnight days that are at least {@link FIRST_GAP} days after `today`. */
export function nextFortnights(today: Day, count: number): Day[] {
  const from = addDays(today, FIRST_GAP);
  const months = Math.ceil(count / 2) + 1;
  return Array.from({ length: months }, (_, place) => fortnightsOf(addMonths(`${monthOf(from)}-01`, place)))
    .flat()
    .filter((day) => day >= from)
    .slice(0, count);
}

/**
 * Returns the numbers of payments that a client can choose: 1, paid today, and those by fortnight whose last
 * payment is at least 30 days before departure, up to `most`.
 */
export function offeredPayments(most: number, today: Day, departure: Day): number[] {
  const last = addDays(departure, -planTerms.daysBefore);
  const fits = nextFortnights(today, MOST_PAYMENTS - 1).filter((day) => day <= last).length;
  return Array.from(
    { length: Math.max(1, Math.min(most, MOST_PAYMENTS, fits + 1)) },
    (_, place) => place + 1,
  );
}

/**
 * Returns the plan of a price (COP) in a number of payments: the first today, the others on the following
 * fortnight days, in equal amounts; the last carries the remainder.
 */
export function closingPlan(payments: number, price: Cop, today: Day): ClosingPlan {
  if (payments === 1) return { formaPago: "contado", fechasVencimientoCuotas: [today] };
  return {
    formaPago: "cuotas",
    tieneCuotaInicial: true,
    cuotaInicialMonto: split(price, payments)[0] ?? price,
    fechaVencimientoInicial: today,
    numeroCuotasRestantes: payments - 1,
    fechasVencimientoCuotas: nextFortnights(today, payments - 1),
  };
}
