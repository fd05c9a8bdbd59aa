import type { Work } from "../../../core/mutation/work.ts";
import { annulReservation } from "../status/annul-reservation.ts";
import { claimDue } from "../status/reservation-claims.ts";
import { SLICE } from "../../../core/jobs/slices.ts";
import { bind, sql } from "../../../core/read/sql.ts";

/**
 * Releases the seats of reservations that were not paid within 72 hours, except while a payment awaits
 * verification. Returns whether more reservations may be left.
 */
export async function releaseUnpaidReservations(work: Work): Promise<boolean> {
  const due = await claimDue(work, sql`r.due_at <= ${bind.now}`);
  for (const reservation of due) await annulReservation(work, reservation, { cause: "unpaid", reason: null });
  return due.length === SLICE;
}
