import type { Cop } from "../../../../core/cop.ts";
import { fitsIn, sellerLimit } from "../commission.rules.ts";

/** Division of a month's amounts under a limit: the paid ones, and the waiting ones, in their order. */
export interface PaidInOrder {
  readonly paid: readonly Cop[];
  readonly waiting: readonly Cop[];
}

/**
 * Pays amounts (COP) one after the other, the oldest first, in a month of which `already` is paid: each that
 * still fits, as if they were paid individually.
 */
export function payInOrder(amounts: readonly Cop[], limit: Cop, already: Cop): PaidInOrder {
  const paid: Cop[] = [];
  const waiting: Cop[] = [];
  let sofar = already;
  for (const amount of amounts) {
    const fits = fitsIn(amount, sellerLimit(limit, sofar).disponible);
    (fits ? paid : waiting).push(amount);
    if (fits) sofar += amount;
  }
  return { paid, waiting };
}
