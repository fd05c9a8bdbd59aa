import type { Cop } from "../../../../core/colombia/cop.ts";
import { fitsIn, sellerLimit } from "../commission.rules.ts";

/**
 * Amounts of a month divided by the limit: the ones that can be paid, and the ones that have to wait, each in
 * order.
 */
export interface PaidInOrder {
  readonly paid: readonly Cop[];
  readonly waiting: readonly Cop[];
}

/**
 * Divides amounts (COP) under a limit into payable and waiting ones, oldest first, when `already` COP have
 * been paid in the month. An amount that does not fit has to wait, and later ones may still fit, as if each
 * were paid individually.
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
