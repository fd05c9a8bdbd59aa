import { type Day, monthOf } from "../../../../core/colombia/days.ts";
import type { ClosedMonths } from "../booked-day.rules.ts";

/**
 * Account on which a payment that the bank shows is booked: the bank; the receipts without an owner, when the
 * money lay there since an earlier month; or the bank with a correction later, when both months were closed
 * before the payment was assigned.
 */
export type BackingCase = "bank" | "unidentified" | "found";

interface Known {
  readonly day: Day;
}

/** Returns the case of a movement in the bank that was assigned to a payment at an instant. */
export function backingCase(
  movement: Known & { readonly seen: Date },
  payment: Known & { readonly known: Date },
  assigned: Date,
  closed: ClosedMonths,
): BackingCase {
  const seenIn = monthOf(closed.bookedOn(movement.day, movement.seen).day);
  const paidIn = monthOf(closed.bookedOn(payment.day, payment.known).day);
  const isLate = (mes: string): boolean => closed.isAfter(mes, assigned);
  if (paidIn > seenIn) return isLate(paidIn) ? "found" : "unidentified";
  return isLate(seenIn) ? "found" : "bank";
}
