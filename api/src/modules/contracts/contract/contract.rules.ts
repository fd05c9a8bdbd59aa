import { type Cop, percentage } from "../../../core/colombia/cop.ts";
import { conflict } from "../../../core/failure.ts";
import { listOrder } from "../../../core/list/order.rules.ts";

/** Sort orders of the list of contracts. */
export const contractOrder = listOrder({
  name: "ContractOrder",
  columns: {
    createdAt: "plain",
    contractNumber: "plain",
    destino: "text",
    fechaInicioViaje: "plain",
    precioTotal: "plain",
    signedAt: "optional",
  },
  first: { by: "createdAt", direction: "desc" },
});

/** Returns the unpaid balance of a price, in COP; never below 0. */
export const balanceOf = (price: Cop, paid: Cop): Cop => Math.max(price - paid, 0);

/** Returns the paid share of the price, in percent with 1 decimal; 0 without a price. */
export const progressOf = (price: Cop, paid: Cop): number => percentage(paid, price, 1) ?? 0;

/** @throws Refusal CONFLICT when the price (in COP) changes after the first verified payment. */
export function refuseLatePriceChange(before: Cop, after: Cop, verifiedPayments: number): void {
  if (after !== before && verifiedPayments > 0)
    throw conflict("El precio no se puede cambiar después del primer pago verificado.");
}
