import { type Day, daysBetween } from "../../../core/colombia/days.ts";
import { type Cop, formatCop } from "../../../core/colombia/cop.ts";
import { whenPaid } from "./proposal.rules.ts";

/** Data of a movement needed before its assignment to a payment. */
export interface BackingMovement {
  readonly day: Day;
  /** Amount of the movement that can still be assigned, in COP. */
  readonly free: Cop;
}

/** Data of a payment needed before a movement is assigned to it. */
export interface BackedPayment {
  readonly monto: Cop;
  /** Amount of the payment that movements already cover; null when the viewer may not see it. */
  readonly respaldado: Cop | null;
  readonly fechaPago: Day;
}

/** Differences between a movement and the payment that it is assigned to; amounts in COP. */
export interface BackingDifference {
  /** Amount of the payment that no movement covers. */
  readonly missing: Cop;
  /** Amount of the movement that is still unassigned. */
  readonly left: Cop;
  /** Number of days from the movement to the payment. */
  readonly daysApart: number;
}

/**
 * Returns the amount that can be assigned from a movement to a payment, and the differences that would
 * remain.
 */
export function backingOf(
  { day, free }: BackingMovement,
  { monto, respaldado, fechaPago }: BackedPayment,
): BackingDifference & { readonly amount: Cop } {
  const wanted = monto - (respaldado ?? 0);
  const amount = Math.min(free, wanted);
  const daysApart = daysBetween(day, fechaPago);
  return { amount, missing: wanted - amount, left: free - amount, daysApart };
}

/** Returns the differences as sentences; empty when amount and day match. */
export const differences = ({ missing, left, daysApart }: BackingDifference): readonly string[] => [
  ...(missing > 0 ? [`al pago le faltan ${formatCop(missing)} por ver en el banco`] : []),
  ...(left > 0 ? [`del movimiento quedan ${formatCop(left)} por identificar`] : []),
  ...(daysApart === 0 ? [] : [whenPaid(daysApart)]),
];
