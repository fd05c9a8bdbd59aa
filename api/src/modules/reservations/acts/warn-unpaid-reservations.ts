import { SLICE } from "../../../core/jobs/slices.ts";
import { bind, sql } from "../../../core/read/sql.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { claimDue } from "../status/reservation-claims.ts";
import { NOTICE_HOURS } from "../reservation.rules.ts";

/**
 * Notifies customers, once and 24 hours in advance, that their unpaid seats will be released. Returns whether
 * more reservations may be left.
 */
export async function warnUnpaidReservations(work: Work): Promise<boolean> {
  const soon = sql`r.due_at <= ${bind.now}::timestamptz + ${NOTICE_HOURS}::int * interval '1 hour'
    and r.warned_at is null`;
  const due = await claimDue(work, soon);
  for (const reservation of due) {
    reservation.warnedAt = work.now;
    await work.emit("reservation.due-soon", { reservationId: reservation.id });
  }
  return due.length === SLICE;
}
