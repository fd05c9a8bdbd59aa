import { type Day, monthOf } from "../../../../core/colombia/days.ts";
import type { ClosedMonths } from "../booked-day.rules.ts";

/** Payment that a transaction of an acquirer's report is, as far as its account depends on it. */
export interface Settled {
  readonly day: Day;
  /** Instant of its verification; null before it. */
  readonly verified: string | null;
  /** Instant from which its transaction is known. */
  readonly known: string;
}

/**
 * Returns whether a payment is booked as one that awaits its deposit: its transaction was known before the
 * payment's month was closed. Otherwise it lies on the account that was delivered, which its deposit clears.
 */
export function awaitsSettlement({ day, verified, known }: Settled, closed: ClosedMonths): boolean {
  if (verified === null) return true;
  const mes = monthOf(closed.bookedOn(day, new Date(verified)).day);
  return !closed.isAfter(mes, new Date(known));
}
