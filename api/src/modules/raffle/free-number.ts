import { assign } from "../../core/rows.ts";
import type { RaffleNumber } from "./raffle-number.entity.ts";

/** Removes the holder and the payment from a number, which is then free. */
export function freeNumber(number: RaffleNumber): void {
  assign(number, {
    name: null,
    phone: null,
    seller: null,
    selectedAt: null,
    selectionId: null,
    dueAt: null,
  });
  assign(number, { isPaid: false, paidAt: null });
}
