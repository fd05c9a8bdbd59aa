import { assign } from "../../../core/rows.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { announceReservation } from "../reservation-live.ts";
import { Reservation } from "../reservation.entity.ts";
import { heldAfterPayment } from "../reservation.rules.ts";

/**
 * Extends the time for which a pending reservation holds its seats after one of its payments failed, so that
 * the customer is notified in time before the release. The caller holds its lock.
 */
export async function holdReservation(work: Work, { id }: { id: string }): Promise<void> {
  const reservation = await work.em.findOneOrFail(Reservation, { id });
  if (!reservation.dueAt) return;
  const dueAt = heldAfterPayment(reservation.dueAt, work.now);
  if (dueAt.getTime() === reservation.dueAt.getTime()) return;
  assign(reservation, { dueAt, warnedAt: null });
  await announceReservation(work, reservation);
}
