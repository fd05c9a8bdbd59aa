import type { Work } from "../../../core/mutation/work.ts";
import { annulReservation } from "../status/annul-reservation.ts";
import { claimDue } from "../status/reservation-claims.ts";
import { bind, sql } from "../../../core/read/sql.ts";

/** Gives back the seats of reservations that nobody paid in 72 hours, unless a payment of them waits. */
export async function releaseUnpaidReservations(work: Work): Promise<void> {
  for (const reservation of await claimDue(work, sql`r.due_at <= ${bind.now}`))
    await annulReservation(work, reservation, { cause: "unpaid", reason: null });
}
