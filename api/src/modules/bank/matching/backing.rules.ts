import { type Day, daysBetween } from "../../../core/colombia/days.ts";
import { type Cop, formatCop } from "../../../core/cop.ts";
import { whenPaid } from "./proposal.rules.ts";

/** What of a movement is looked at before it backs a payment. */
export interface BackingMovement {
  readonly day: Day;
  /** What of it can still be assigned, in COP. */
  readonly free: Cop;
}

/** What of a payment is looked at before a movement backs it. */
export interface BackedPayment {
  readonly monto: Cop;
  /** What of it movements back; null where who looks may not know. */
  readonly respaldado: Cop | null;
  readonly fechaPago: Day;
}

/** In what a movement and the payment that it backs differ; amounts in COP. */
export interface BackingDifference {
  /** What of the payment no movement backs. */
  readonly missing: Cop;
  /** What of the movement is nobody's yet. */
  readonly left: Cop;
  /** From the day of the movement to that of the payment. */
  readonly daysApart: number;
}

/** How much of a movement becomes the money of a payment, and in what they differ then. */
export function backingOf(
  { day, free }: BackingMovement,
  { monto, respaldado, fechaPago }: BackedPayment,
): BackingDifference & { readonly amount: Cop } {
  const wanted = monto - (respaldado ?? 0);
  const amount = Math.min(free, wanted);
  const daysApart = daysBetween(day, fechaPago);
  return { amount, missing: wanted - amount, left: free - amount, daysApart };
}

/** The differences in words; none where amount and day agree. */
export const differences = ({ missing, left, daysApart }: BackingDifference): readonly string[] => [
  ...(missing > 0 ? [`al pago le faltan ${formatCop(missing)} por ver en el banco`] : []),
  ...(left > 0 ? [`del movimiento quedan ${formatCop(left)} por identificar`] : []),
  ...(daysApart === 0 ? [] : [whenPaid(daysApart)]),
];
