import type { Cop } from "../../../../core/cop.ts";
import { fitsIn, sellerLimit } from "../commission.rules.ts";

/** What a month pays of amounts under a limit: the paid ones, and those that wait, in their order. */
export interface PaidInOrder {
  readonly paid: readonly Cop[];
  readonly waiting: readonly Cop[];
}

/**
 * Pays amounts (COP) one after the other in a month of which `already` is paid, each that still fits: as
 * whoever pays them one by one, the oldest first.
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
