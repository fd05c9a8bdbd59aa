import { type Cop, percentage } from "../../../core/cop.ts";
import { conflict } from "../../../core/failure.ts";

/** What is still to be paid of a price, in COP; never below 0. */
export const balanceOf = (price: Cop, paid: Cop): Cop => Math.max(price - paid, 0);

/** How much of the price is paid, in percent with 1 decimal; 0 without a price. */
export const progressOf = (price: Cop, paid: Cop): number => percentage(paid, price, 1) ?? 0;

/** @throws Refusal CONFLICT when the price changes (COP) after the first verified payment. */
export function refuseLatePriceChange(before: Cop, after: Cop, verifiedPayments: number): void {
  if (after !== before && verifiedPayments > 0)
    throw conflict("El precio no se puede cambiar después del primer pago verificado.");
}
