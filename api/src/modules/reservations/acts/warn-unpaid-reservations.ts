import { bind, sql } from "../../../core/read/sql.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { claimDue } from "../status/reservation-claims.ts";
import { NOTICE_HOURS } from "../reservation.rules.ts";

/** Notifies customers, once and 24 hours before, that their unpaid seats will become free again. */
export async function warnUnpaidReservations(work: Work): Promise<void> {
  const soon = sql`r.due_at <= ${bind.now}::timestamptz + ${NOTICE_HOURS}::int * interval '1 hour'
    and r.warned_at is null`;
  for (const reservation of await claimDue(work, soon)) {
    reservation.warnedAt = work.now;
    await work.emit("reservation.due-soon", { reservationId: reservation.id });
  }
}
