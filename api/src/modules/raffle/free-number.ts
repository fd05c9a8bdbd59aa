import { assign } from "../../core/rows.ts";
import type { RaffleNumber } from "./raffle-number.entity.ts";

/** Takes the person and the payment off a number: it is free again. */
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
